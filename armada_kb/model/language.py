"""The terms that the controlled English itself needs: they are what its fixed forms mean."""

from __future__ import annotations

from armada_kb.model.claims import Setting

EQUIP, INTERACT, SHIP, WINDOW, PROPER_TIME, MODIFICATION, SHIP_SIZE, SHIP_CLASS, ICON, CARD = (
    "equip", "interact", "ship", "window", "proper", "modification", "ship-size", "ship-class", "icon", "card",
)  # fmt: skip
# What a card may grant, by whose name it then goes.
ATTACK = "attack"
# What acts by itself.
UNIT, PLAYER = "unit", "player"
# The units and the player that words such as "his" speak of, and what squadrons with and without a dot are called.
SQUADRON, OPPONENT, UNIQUE_SQUADRON, GENERIC_SQUADRON = (
    "squadron", "opponent", "unique squadron", "generic squadron",
)  # fmt: skip
# How a phrase begins that tells that a thing is the asker's: "asker's lantern" is what "my lantern" tells.
ASKER = "asker"
# The size class of the asker's ship and of the one that it has to do with, and what ships do besides.
OWN_SIZE, OTHER_SIZE, MOVE, OVERLAP = "your-size", "other-size", "move", "overlap"
# Whether a card says of which size its ship must be, and of which.
SIZE_RESTRICTED, CARD_SIZE = Setting("size-restricted", "yes"), "card-size"
FLAGSHIP, FLEET, OTHER_DISTANCE = "flagship", "fleet", "other-distance"
# The faction of a card, and what a symbol does that tells it.
CARD_FACTION, SHOW_FACTION = "card-faction", "show-faction"
FACTION, FACTION_MATCH, SHIP_FACTION, SPLIT_SYMBOL = (
    "faction", "faction-match", "ship-faction", "split-symbol",
)  # fmt: skip
# The size classes of ships from the smallest on: values are sorted by their letters.
SIZES = ("small", "medium", "large", "huge")
# What else a card may say of the ships that it is for, and the verbs that say that something is limited.
SIZE_CLASS, FLAGSHIP_RESTRICTED, LIMITED = "size-class", "flagship-restricted", frozenset({"be-limited", "limit"})
# How the sizes of these two compare, and whether it is the other one that damage is asked of.
RELATIVE_SIZE, OTHER_DEALT = "relative-size", "other-dealt"
# The attacks with which a unit answers one on itself.
ANSWERING = (Setting("attack-kind", "salvo"), Setting("attack-kind", "counter"))
# Acts that change a quantity one way or the other, and the one that leaves open which.
VARY = "vary"
LOWER, LOSE, RAISE, GAIN, ON_TOP = "reduce", "lose", "raise", "gain", "come-on-top"
# The dimension that whatever an act is aimed at fixes.
TARGET = "target"
# What is often spoken of by its general name alone once it has been named.
TOKEN, DIE = "token", "die"
# What is only described (every worked example is), what it is about, what tells nothing of it, and the act of claims
# that describe it.
DESCRIBED, SUBJECT, EXAMPLE, EXAMPLE_MATTER, RUN_SO = (
    "described-thing",
    "described-subject",
    "worked-example",
    "example-matter",
    "run-so",
)
# What every keyword of squadrons is.
KEYWORD = "keyword"
# What players call a card with that trait.
MODIFICATION_CARD = "modification-card"
# The act of claims about a card as a whole, and the one that everything that a card lets one do is.
WHOLE_CARD, USE = "apply", "use"
# What is said of a card when its moment comes, and the window of all that an attack is made of.
COMING_UP, ATTACK_STEP = frozenset({USE, "occur", "trigger", "order", "fire-off", "take-effect"}), "attack-step"
# What a number before the name of a card says: "two Brass Lanterns".
COPIES, SEVERAL, COPIES_THING, SECOND_COPY = "copies-used", "several", "copies", Setting("second-copy", "yes")
# What a ship does with a card that it has. "Discarding" is among them: whose card is discarded says whose it was.
DISCARD, EXHAUST = "discard", "exhaust"
# Whose the effects are that come up together, what the rules say for their order then, and whether the cards can be
# in one fleet. A card that shares the timing of another one comes up with it.
EFFECT_OWNERS, ORDER_SET_BY, COMMON_FACTION, SHARED_TIMING = (
    "effect-owners", "order-set-by", "common-faction", "shared-timing",
)  # fmt: skip
# Verbs of what a card is taken for.
COUNTING = frozenset({"treat", "count"})
HAVE, POSSESS = "have", "possess"
HAVING = frozenset({EQUIP, DISCARD, EXHAUST, USE, HAVE, POSSESS})
# Verbs of putting a card on a ship, where a ship and a card are what they are done to; and of putting a list together.
PLACING = frozenset({"place", "give", "insert", "add", "claim", "deal", "gain", "choose", "bring-in"})
BUILDING = frozenset({"copy", "double", "print", "take-up"})
# What says that something is done or had more than once.
REPETITION = "repetition"
# How the name of a quantity begins that is a threshold, and so the answer to "at least how many".
LEAST = "least"
# What tells of another round than that of the question.
LATER_ROUND = Setting("later-round", "yes")
# What the numbers of two rounds tell of one another, in phrases of the vocabulary.
IN_LATER_ROUND, IN_SAME_ROUND, IN_THIS_ROUND = "in a later round", "in the same round", "this round"
# The values of a dimension that has these two alone: what is not the one is the other.
OPPOSITE = {"yes": "no", "no": "yes"}
