"""Faults in the sitting (see tests/mutate.py): what it shows, writes and remembers."""
from __future__ import annotations

# name, file, good, bad
FAULTS: tuple[tuple[str, str, str, str], ...] = (
    ("a cover opens by itself", "game/session/screen_owner.py", 'self.looking = wanted if self.secrecy == "none" else frozenset()', "self.looking = wanted"),
    ("a hand stays open for the next seat", "game/session/screen_owner.py", "if wanted != self.looking and not", "if wanted and wanted != self.looking and not"),
    ("hiding hides nothing", "game/session/screen_owner.py", "        self.looking, self.lid = frozenset(), None", "        pass"),
    ("a bot's show is over before anybody saw it", "game/session/screen_owner.py", "return looks_only and not ask.idle and self._concerns_humans(ask, table)", "return False"),
    ("older events are played to whoever takes the screen", "game/session/session.py", '            raise NotAllowed("uncover")\n        self._pending = []\n', '            raise NotAllowed("uncover")\n'),
    ("an answer is not written", "game/session/session.py", "self._journal.answered(ask, option.token)", "pass"),
    ("an answer that failed stays in the file", "game/session/session.py", "                self._journal.retract()\n", "                pass\n"),
    ("a changed question is answered all the same", "game/session/journal.py", " and mark(a) == line.mark", ""),
    ("a full disk leaves a torn line in the middle", "game/session/journal.py", "            os.ftruncate(self._file, self._sound)\n            os.lseek(self._file, self._sound, os.SEEK_SET)\n", "            os.lseek(self._file, 0, os.SEEK_END)\n"),
    ("a sync is forgotten", "game/session/journal.py", "            os.fsync(self._file)\n", ""),
    ("a file of the same name is written over", "game/session/journal.py", "os.O_CREAT | os.O_EXCL", "os.O_CREAT"),
    ("a damaged file is cut where it lies", "game/session/resuming.py", ' or found.damaged == "middle")', ")"),
    ("the log keeps what was whispered", "game/session/history.py", "((redact(moment, EVERYONE), moment.table.people)", "((moment.event, moment.table.people)"),
    ("a recap shows the hand", "game/session/showing.py", "self._table.people[seat], 0), everybody)", "self._table.people[seat], 0), lambda table: 1 << seat)"),
    ("memory outlives a take-back", "game/session/session.py", "        self._history.cut(self.answers)\n", ""),
    ("a take-back on the cover", "game/session/showing.py", 'if self._screen.kind != "open" or not self._givers', "if not self._givers"),
    ("offers behind the cover", "game/session/showing.py", '        if self._screen.kind != "open":\n            return ()\n', ""),
    ("who has confirmed is seen by all", "game/session/showing.py", "ask.idle and not private", "ask.idle"),
    ("a reason names a hidden card to all", "game/session/showing.py", "if alone or", "if True or"),
    ("a reason tells who has confirmed", "game/session/showing.py", 'if ask.secret and not alone and self.info.secrecy != "none":', "if False:"),
    ("only who has not confirmed may ask for the screen", "game/session/screen_owner.py", "        private = self._together(asks, table)\n        if not private:", "        private = [ask for ask in self._together(asks, table) if not ask.idle]\n        if not private:"),
    ("humans answer before the bots", "game/session/showing.py", "and (ask.idle or not first)", ""),
    ("a bot gets the true cards", "game/session/bots_at_table.py", "guess(match, eyes, source)", "match.clone()"),
    ("a bot may think as long as its cards are good", "game/session/bots_at_table.py", "now - self._since >= wait", "now - self._since >= wait * (1 + match.state.table.dealt[0] % 3)"),
    ("a preview draws from the deck", "game/session/preview.py", " if twin.news() == before else None", ""),
    ("sides do not change in a series", "game/session/series.py", "turn = self.played % len(self.people)", "turn = 0"),
)
