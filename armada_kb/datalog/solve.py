"""Solving a program and reading the outcome off its model."""

from __future__ import annotations

from collections.abc import Iterable

from armada_kb.datalog.engine import Engine, Model
from armada_kb.datalog.outcome import FailedGroup, OpenGroup, OpenRole, Outcome, Verdict
from armada_kb.datalog.program import Atom, Program
from armada_kb.datalog.pydatalog_engine import PyDatalogEngine
from armada_kb.model.claims import GroupKind, Role, Setting


def solve(program: Program, engine: Engine | None = None) -> Outcome:
    """The outcome of a compiled case, by pyDatalog unless another engine is given."""
    model = (engine or PyDatalogEngine()).solve(program)
    return read_outcome(model)


def read_outcome(model: Model) -> Outcome:
    """The outcome that a model of a compiled case holds."""
    found = [Verdict(str(row[0])) for row in model.rows("verdict")]
    if len(found) > 1:
        raise RuntimeError(f"two verdicts: {', '.join(found)}")
    verdict = found[0] if found else None
    reader = _Reader(model)
    decisive, pending = reader.decisive(verdict)
    used = reader.sources(decisive)
    closed = None
    if verdict is not None and not model.rows("spoken"):
        closed = next((str(row[0]) for row in model.rows("closed")), None)
    return Outcome(
        verdict=verdict,
        decisive=decisive,
        waiting=_names(model, "waits"),
        beaten=_names(model, "beaten"),
        open_settings=reader.open_groups(pending),
        open_roles=reader.open_roles(pending),
        open_acts=reader.open_acts(pending),
        failed=reader.failed_groups(decisive),
        defaults_used=used[0],
        derived_used=used[1],
        closed=closed if not decisive or verdict is Verdict.DEPENDS else None,
        conclusion=Atom("verdict", (verdict.value,)) if verdict else None,
        model=model,
    )


def _names(model: Model, predicate: str) -> tuple[str, ...]:
    return tuple(str(row[0]) for row in model.rows(predicate))


class _Reader:
    """Looks the rows of one model up by claim."""

    __slots__ = ("_alts", "_groups", "_model")

    def __init__(self, model: Model) -> None:
        self._model = model
        self._groups: dict[str, list[tuple[str, GroupKind]]] = {}
        for claim, condition, kind in model.rows("group"):
            self._groups.setdefault(str(claim), []).append((str(condition), GroupKind(str(kind))))
        self._alts: dict[str, list[Setting]] = {}
        for condition, dimension, value in model.rows("alt"):
            self._alts.setdefault(str(condition), []).append(Setting(str(dimension), str(value)))

    def decisive(self, verdict: Verdict | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The claims that gave the verdict, and those among them that wait."""
        if verdict is None:
            return (), ()
        if verdict is Verdict.DEPENDS:
            return self._depending()
        model = self._model
        pro, con = _names(model, "pro"), _names(model, "con")
        if verdict is Verdict.CONFLICT:
            return tuple(sorted({*pro, *con})), ()
        bans = {str(claim) for claim, mode in model.rows("mode") if mode == "cannot"}
        sides, converse = (pro, "convpro") if verdict is Verdict.YES else (con, "convcon")
        if verdict is Verdict.NO and pro:
            return tuple(claim for claim in sides if claim in bans), ()
        return sides or _names(model, converse), ()

    def _depending(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        model = self._model
        pro, con = _names(model, "pro"), _names(model, "con")
        prow, conw = _names(model, "prow"), _names(model, "conw")
        if con:
            pending, live = prow, con
        elif pro:
            pending, live = conw, pro
        else:
            live = _names(model, "convpro") if not prow else ()
            pending = tuple(sorted({*prow, *conw})) or _names(model, "turning")
        return tuple(sorted({*pending, *live})), pending

    def open_groups(self, claims: Iterable[str]) -> tuple[OpenGroup, ...]:
        """The open conditions of claims, and of what could win over them."""
        openg = set(_names(self._model, "openg"))
        found = []
        for claim in self._with_winners(claims):
            for condition, kind in self._groups.get(claim, ()):
                if condition in openg and kind is not GroupKind.CONCESSION:
                    settings = tuple(s for s in self._alts[condition] if self._possible(s))
                    found.append(OpenGroup(claim, kind, settings))
        return tuple(found)

    def _possible(self, setting: Setting) -> bool:
        return not self._model.holds(Atom("off", (setting.dimension, setting.value)))

    def _with_winners(self, claims: Iterable[str]) -> list[str]:
        """Claims together with the waiting claims that could win over them, directly or through others."""
        waits = set(_names(self._model, "waits"))
        found = list(claims)
        for claim in found:
            for winner, loser in self._model.rows("beats"):
                if loser == claim and winner in waits and winner not in found:
                    found.append(str(winner))
        return found

    def open_roles(self, claims: Iterable[str]) -> tuple[OpenRole, ...]:
        model = self._model
        asked = {row[0] for name in ("qrole", "needsrole") for row in model.rows(name)}
        fills = set(model.rows("fills"))
        whole = set(_names(model, "whole"))
        wanted = set(self._with_winners(claims)) - whole
        return tuple(
            OpenRole(str(claim), Role(str(role)), str(thing))
            for claim, role, thing in model.rows("role")
            if claim in wanted and role in asked and (role, thing) not in fills
        )

    def open_acts(self, claims: Iterable[str]) -> tuple[str, ...]:
        """The claims whose act is a special case of the one asked about."""
        model = self._model
        fine = set(_names(model, "actfine"))
        whole = set(_names(model, "whole"))
        wanted = set(self._with_winners(claims)) - whole
        return tuple(str(claim) for claim, act in model.rows("act") if claim in wanted and act not in fine)

    def failed_groups(self, claims: Iterable[str]) -> tuple[FailedGroup, ...]:
        """The demands of claims that are not met and the exceptions that hold, with what is known instead."""
        failed = set(_names(self._model, "failed"))
        okg, offg = set(_names(self._model, "okg")), set(_names(self._model, "offg"))
        found = []
        for claim in claims:
            if claim not in failed:
                continue
            for condition, kind in self._groups.get(claim, ()):
                if condition in (offg if kind is GroupKind.COND else okg if kind is GroupKind.EXCEPTION else ()):
                    wanted = tuple(self._alts[condition])
                    found.append(FailedGroup(claim, kind, wanted, self._known(wanted)))
        return tuple(found)

    def _known(self, settings: Iterable[Setting]) -> tuple[Setting, ...]:
        dimensions = {setting.dimension for setting in settings}
        rows = self._model.rows("val")
        return tuple(Setting(str(d), str(v)) for d, v in rows if d in dimensions)

    def sources(self, claims: Iterable[str]) -> tuple[tuple[Setting, ...], tuple[str, ...]]:
        """The defaults and the derivations that the settled conditions of claims rest on."""
        model = self._model
        okg, offg = set(_names(model, "okg")), set(_names(model, "offg"))
        settled = [
            setting
            for claim in self._with_winners(claims)
            for condition, _ in self._groups.get(claim, ())
            if condition in okg or condition in offg
            for setting in self._alts[condition]
            if condition in offg or model.holds(Atom("fit", (setting.dimension, setting.value)))
        ]
        dimensions = [setting.dimension for setting in settled]
        derivations = self._firing()
        used: list[str] = []
        for dimension in dimensions:
            for name, (gives, asks) in derivations.items():
                if gives == dimension and name not in used:
                    used.append(name)
                    dimensions += [other for other in asks if other not in dimensions]
        val, given = set(model.rows("val")), {row[0] for row in model.rows("given")}
        fixed = {gives for gives, _ in derivations.values()}
        defaults = tuple(
            Setting(str(dimension), str(value))
            for dimension, value in model.rows("default")
            if dimension in dimensions and dimension not in given | fixed and (dimension, value) in val
        )
        return defaults, tuple(sorted(used))

    def _firing(self) -> dict[str, tuple[str, tuple[str, ...]]]:
        """The derivations that apply: the dimension that each gives, and those that it asks about."""
        found: dict[str, tuple[str, tuple[str, ...]]] = {}
        level = 1
        given = {row[0] for row in self._model.rows("given")}
        while self._model.rows(f"gives_{level}"):
            fires = set(_names(self._model, f"fires_{level}"))
            asks: dict[str, list[str]] = {}
            for name, dimension in self._model.rows("rests"):
                asks.setdefault(str(name), []).append(str(dimension))
            for name, dimension, _ in self._model.rows(f"gives_{level}"):
                if name in fires and dimension not in given:
                    found[str(name)] = (str(dimension), tuple(asks.get(str(name), ())))
            level += 1
        return found
