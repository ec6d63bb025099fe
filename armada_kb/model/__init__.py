"""The domain as plain data: vocabulary, entities, statements and their claims, without any knowledge of text."""
