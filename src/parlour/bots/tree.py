"""Information-set tree search (ISMCTS), one token at a time.

A node is all that the choosing seat may know, so worlds that it cannot distinguish
share the node. Choices follow upper confidence bounds. Sealed choices, for which a
predictable best answer could be exploited, can use regret matching.
"""

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from parlour.bots.belief import Belief
from parlour.bots.bot_input import BotInput
from parlour.bots.candidates import complete_at_random
from parlour.bots.nodes import Nodes, SearchNode
from parlour.bots.regrets import add_regret, draw_choice, draw_from_average
from parlour.bots.rollouts import Rollouts
from parlour.bots.search_result import SearchResult
from parlour.engine.masked_view import ask_masked
from parlour.engine.numbers import fingerprint, mix_in
from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import Seat, Token
from parlour.engine.state import LOWEST, State

EXPLORATION_WEIGHT: Final = 0.7
PRIOR_WEIGHT: Final = 0.5
"""Prior weight of the choice that `regular` would make."""
UNTRIED_VALUE: Final = 10.0

UNSAID: Final[list[Token]] = []


class SearchStep:
    """One choice made on the way down."""

    def __init__(self, node: SearchNode) -> None:
        self.node = node
        self.seat = Seat(0)
        self.place = 0
        self.chance = 1.0


class SearchTree:
    """The tree of one question."""

    def __init__(
        self,
        given: BotInput,
        rollouts: Rollouts,
        belief: Belief,
        own: bool,
        matching: bool,
    ) -> None:
        self.given = given
        self.rollouts = rollouts
        self.belief = belief
        self.own = own
        """Whether the others answer as `regular` would, and are not searched."""
        self.matching = matching
        """Whether sealed answers are chosen by regret matching."""
        self.seat = given.pick.seat
        self.dice = given.dice
        self.nodes = Nodes()
        self.low = 0.0
        self.high = 0.0
        self.path: list[SearchStep] = []
        self.depth = 0
        """Number of steps in use by this simulation; the rest are reused later."""
        self.begun = forced_tokens(given)
        """Forced first tokens of every answer."""
        self.values: list[list[float]] = []
        """Values of each root choice, one per visit."""

    def simulate(self) -> None:
        """Plays one world: down the tree, one node further, and on by `regular`."""
        dice = self.dice
        state = self.belief.fresh(dice)
        state.seed = dice.seed()
        deal = self.rollouts.deal(state)
        self.depth = 0
        seat = self.seat
        growing = True
        while growing and state.waiting and self.rollouts.deal(state) == deal:
            if self.own and seat != self.seat:
                pick = state.ask(seat)
                state.take(seat, ask_masked(self.rollouts.regular, state, pick, dice))
            else:
                growing = self.choose(state, seat)
            seat = LOWEST[state.waiting]
        self.learn(self.rollouts.play(state, deal, dice))

    def choose(self, state: State, seat: Seat) -> bool:
        """Chooses an answer, token by token; returns false once a node was added."""
        pick = state.ask(seat)
        if pick.least == 1 and pick.most == 1 and not pick.staged:
            able = pick.options
            if len(able) == 1:
                state.take(seat, [able[0]])
                return True
            known = known_to(state, seat)
            found = self.nodes.get(known)
            if found is not None and len(found.legal) == len(able):
                state.take(seat, [self.step(found, seat)])
                return True
            node = self.add_node(known, able, state)
            if self.rollouts.leans:
                self.usual(state, pick, node, 0)
            state.take(seat, [self.step(node, seat)])
            return False
        return self.spell(state, seat, pick)

    def spell(self, state: State, seat: Seat, pick: Pick) -> bool:
        """Chooses an answer of several tokens; returns false once a node was added."""
        known: i64 = -1  # not looked at yet
        answer: list[Token] = []
        said = UNSAID
        growing = True
        able = state.narrow(pick, answer)
        while able:
            token = able[0]
            if len(able) > 1 and growing:
                if known < 0:
                    known = known_to(state, seat)
                key = key_of(known, answer)
                node = self.nodes.get(key)
                if node is None or len(node.legal) != len(able):
                    node = self.add_node(key, able, state)
                    growing = False
                    if self.rollouts.leans:
                        said = self.usual(state, pick, node, len(answer))
                token = self.step(node, seat)
            elif len(able) > 1:
                token = self.rest(able, answer, said)
            if token == DONE:
                break
            answer.append(token)
            able = state.narrow(pick, answer)
        state.take(seat, answer)
        return growing

    def add_node(self, key: i64, able: list[Token], state: State) -> SearchNode:
        node = SearchNode(key, able[:], self.matching and state.sealing)
        self.nodes.put(node)
        return node

    def usual(
        self, state: State, pick: Pick, node: SearchNode, begun: int
    ) -> list[Token]:
        """Returns what `regular` would answer here; its next token is tried first."""
        said = ask_masked(self.rollouts.regular, state, pick, self.dice)
        said = state.spelled(pick, said)
        token = said[begun] if begun < len(said) else DONE
        if token in node.legal:
            node.usual = node.legal.index(token)
        return said

    def rest(self, able: list[Token], answer: list[Token], said: list[Token]) -> Token:
        """Completes an answer below the tree: as `regular` does, or at random."""
        begun = len(answer)
        if said and said[:begun] == answer:
            token = said[begun] if begun < len(said) else DONE
            if token in able:
                return token
        return able[self.dice.roll(len(able))]

    def step(self, node: SearchNode, seat: Seat) -> Token:
        chance = 1.0
        if node.sealed:
            place, chance = draw_choice(node.regrets, node.played, self.dice)
        else:
            place = self.promising(node)
        if self.depth == len(self.path):
            self.path.append(SearchStep(node))
        step = self.path[self.depth]
        self.depth += 1
        step.node = node
        step.seat = seat
        step.place = place
        step.chance = chance
        return node.legal[place]

    def promising(self, node: SearchNode) -> int:
        """Returns the choice with the highest upper confidence bound."""
        span = self.high - self.low
        if span <= 0.0:
            span = 1.0
        visits = log(node.visits + 1.0)
        best = -1.0e18
        place = 0
        counts = node.counts
        totals = node.totals
        for number in range(len(counts)):
            count = counts[number]
            if count:
                mean = (totals[number] / count - self.low) / span
                value = mean + EXPLORATION_WEIGHT * sqrt(visits / count)
                if number == node.usual:
                    value += PRIOR_WEIGHT / sqrt(float(count))
            else:
                value = UNTRIED_VALUE + self.dice.roll(1000) / 1000.0
                if number == node.usual:
                    value += UNTRIED_VALUE
            if value > best:
                best = value
                place = number
        return place

    def learn(self, values: list[float]) -> None:
        """Updates all nodes of the path with the result."""
        for value in values:
            if value < self.low:
                self.low = value
            if value > self.high:
                self.high = value
        span = self.high - self.low
        for number in range(self.depth):
            step = self.path[number]
            node = step.node
            place = step.place
            value = values[step.seat]
            node.visits += 1
            counts = node.counts  # not +=, which mypyc leaves to Python
            totals = node.totals
            counts[place] = counts[place] + 1
            totals[place] = totals[place] + value
            if node.sealed and span > 0.0:
                scaled = (value - self.low) / span
                add_regret(node.regrets, place, scaled, step.chance)
        if self.depth and self.path[0].seat == self.seat:
            place = self.path[0].place
            while len(self.values) < len(self.path[0].node.legal):
                self.values.append([])
            self.values[place].append(values[self.seat])

    # What it came to

    def result(self, trust: float) -> SearchResult:
        """Returns the root's choices, the usual one first, each with the rest of its
        answer.

        The most visited is best, unless it does not beat what a game's rules of thumb
        say by `trust` standard errors; a sealed answer is drawn from the average
        strategy.
        """
        view = self.given.view
        pick = self.given.pick
        said = view.spelled(pick, self.rollouts.regular(view, pick, self.dice))
        known = known_to(self.belief.world(self.dice), self.seat)
        begun = self.begun
        root = self.nodes.get(key_of(known, begun))
        if root is None:
            return SearchResult([said])
        usual = said[len(begun)] if len(begun) < len(said) else DONE
        places = [n for n in range(len(root.legal)) if root.legal[n] == usual]
        places += [n for n in range(len(root.legal)) if root.legal[n] != usual]
        answers = [
            said if root.legal[n] == usual else self.whole(known, root.legal[n])
            for n in places
        ]
        found = SearchResult(answers, paired=False)
        most = 0
        for number in range(len(places)):
            place = places[number]
            found.tried[number].values = self.values[place]
            found.rollouts += root.counts[place]
            if root.counts[place] > root.counts[places[most]]:
                most = number
        if root.sealed:
            found.best = places.index(draw_from_average(root.played, self.dice))
        elif self.rollouts.leans:
            found.settle(most, trust)
        else:
            found.best = most
        return found

    def whole(self, known: i64, token: Token) -> list[Token]:
        """Returns the answer that begins with this token: its most visited
        continuation."""
        if token == DONE:
            return self.begun
        view = self.given.view
        pick = self.given.pick
        answer = [*self.begun, token]
        able = view.narrow(pick, answer)
        while able:
            token = able[0]
            if len(able) > 1:
                node = self.nodes.get(key_of(known, answer))
                if node is None or not node.visits:
                    return view.spelled(
                        pick, complete_at_random(view, pick, answer, self.dice)
                    )
                token = node.legal[node.counts.index(max(node.counts))]
            if token == DONE:
                break
            answer.append(token)
            able = view.narrow(pick, answer)
        return view.spelled(pick, answer)


def forced_tokens(given: BotInput) -> list[Token]:
    """Returns the tokens that every answer to this question begins with."""
    begun: list[Token] = []
    able = given.view.narrow(given.pick, begun)
    while len(able) == 1 and able[0] != DONE:
        begun.append(able[0])
        able = given.view.narrow(given.pick, begun)
    return begun


def known_to(state: State, seat: Seat) -> i64:
    """Returns a hash of all that a seat knows when it is asked."""
    return mix_in(fingerprint(state, seat), seat)


def key_of(known: i64, begun: list[Token]) -> i64:
    """Returns a hash of all that a seat knows and of how its answer begins."""
    key = known
    for token in begun:
        key = mix_in(key, token)
    return key


def search_tree(
    given: BotInput,
    rollouts: Rollouts,
    belief: Belief,
    budget: int,
    trust: float,
    own: bool,
    matching: bool,
) -> SearchResult:
    """Searches with this number of rollouts."""
    search = SearchTree(given, rollouts, belief, own, matching)
    for _ in range(budget):
        search.simulate()
    return search.result(trust)
