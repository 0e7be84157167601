// Willow's table for boardgame.io: 36 cards, one hidden and one open card a seat, bets.
// Of the rules only what a move costs is here: turns, chips, deals, and secrets.

const SEATS = 4;
const DECK = ["c", "d", "h"].flatMap((suit) =>
  [..."A23456789TJQ"].map((rank) => rank + suit),
);

function deal(G, random) {
  G.secret.stock = random.Shuffle(DECK);
  G.hand += 1;
  G.dealer = (G.dealer + 1) % SEATS;
  G.pot = 0;
  G.spoken = 0;
  G.round = 1;
  for (let seat = 0; seat < SEATS; seat++) {
    G.players[seat].down = G.secret.stock.pop();
    G.public.open[seat] = null;
    G.public.paid[seat] = 0;
    G.public.putIn[seat] = 1;
    G.public.chips[seat] -= 1;
    G.pot += 1;
  }
}

function say({ G, ctx, events, random, playerID }, word, amount = 0) {
  if (!["check", "call", "bet"].includes(word)) return "INVALID_MOVE";
  const seat = Number(playerID);
  G.public.chips[seat] -= amount;
  G.public.putIn[seat] += amount;
  G.public.paid[seat] += amount;
  G.pot += amount;
  G.public.said[seat] = word;
  G.spoken += 1;
  if (G.spoken === SEATS) {
    for (let other = 0; other < SEATS; other++) {
      G.public.open[other] = G.secret.stock.pop();
    }
    G.round = 2;
  }
  if (G.spoken === 2 * SEATS) {
    G.public.chips[G.hand % SEATS] += G.pot;
    deal(G, random);
  }
  events.endTurn();
}

const Willow = {
  name: "willow",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup({ random }) {
    const G = {
      hand: 0,
      dealer: 0,
      pot: 0,
      spoken: 0,
      round: 1,
      players: {},
      public: { open: [], paid: [], putIn: [], chips: [], said: [] },
      secret: { stock: [] },
      table: {},
    };
    for (let seat = 0; seat < SEATS; seat++) {
      G.players[seat] = { down: null };
      G.public.chips[seat] = 0;
      G.public.said[seat] = null;
    }
    // Brings a view to the size of Parlour's, which tells options, names and hints.
    for (let fact = 0; fact < Number(process.env.FACTS); fact++) {
      G.table[`fact_${fact}`] = fact;
    }
    deal(G, random);
    return G;
  },
  /** Everybody sees their own hidden card; nobody sees the stock. */
  playerView({ G, playerID }) {
    const { secret, players, ...shown } = G;
    const own = playerID in players ? { [playerID]: players[playerID] } : {};
    return { ...shown, stock: secret.stock.length, players: own };
  },
  moves: { say: { move: say, client: false } },
};

module.exports = { Willow };
