// A program that plays one chair of a table, any game, by chance.
//
// PARLOUR_TOKEN=... node random_bot.mjs ws://localhost:8765/ws/TABLE
//
// Node 22 has all it needs; node 20 wants `node --experimental-websocket`. A WebSocket of
// this kind sends no headers of ours, so the token goes with the hello. `choose` is the place
// for ideas of your own; docs/bots/live-seat.md has the details.

/** Close codes after which nobody should come back: the chair is not ours any more. */
const FOR_GOOD = [4401, 4403, 4404, 4409];
const [, , address] = process.argv;
const token = process.env.PARLOUR_TOKEN;

const sleep = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

/** One of what may follow; of a row of numbers such as `1..200` one number. */
function choose(following) {
  const picked = following[Math.floor(Math.random() * following.length)];
  const [low, high] = picked.split("..").map(Number);
  if (!picked.includes("..")) return picked;
  return String(low + Math.floor(Math.random() * (high - low + 1)));
}

/** One line to the table; resolves with its close code, or 0 when the game is over. */
function play() {
  const name = Math.random().toString(36).slice(2, 10);
  const line = new WebSocket(address);
  const awaited = new Map();
  let asked = 0;
  let scene = null;
  let answered = null;
  let thinking = false;

  const send = (frame) => line.send(JSON.stringify(frame));

  /** Sends a request, again while it comes too fast; its answer. */
  async function ask(frame) {
    for (;;) {
      const id = `${name}-${++asked}`;
      const told = await new Promise((answer) => {
        awaited.set(id, answer);
        send({ ...frame, id });
      });
      if (told.is === "no") await sleep(0.2);
      if (told.is !== "oops" || !["too-fast", "busy"].includes(told.code)) return told;
      await sleep(0.5);
    }
  }

  async function answer({ seat, at, next }) {
    const chosen = [];
    let following = next;
    while (following.length) {
      const picked = choose(following);
      if (picked === "done") break;
      chosen.push(picked);
      const told = await ask({ do: "consider", seat, at, chosen });
      if (told.is !== "considered" || told.no) return; // the table has moved on: look again
      following = told.next;
    }
    const told = await ask({ do: "play", seat, at, chosen });
    if (told.is === "done") answered = at;
  }

  /** Answers all that is asked by now; what comes meanwhile is looked at next. */
  async function think() {
    if (thinking) return;
    thinking = true;
    while (scene.question && scene.question.at !== answered) await answer(scene.question);
    thinking = false;
  }

  return new Promise((ended) => {
    line.onopen = () => send({ do: "hello", token });
    line.onerror = () => {};
    line.onclose = ({ code }) => ended(code);
    line.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      awaited.get(told.id)?.(told);
      awaited.delete(told.id);
      if (!told.scene) return;
      // An update tells only what is different, of the table too.
      const table = { ...scene?.table, ...told.scene.table };
      scene = { ...scene, ...told.scene, table };
      const own = scene.table.seats.find((seat) => seat.yours);
      if (told.is === "welcome" && own.keeps) void ask({ do: "sit" }); // a bot kept the chair
      if (["over", "closed"].includes(scene.table.state)) {
        console.log(`${own.name} has played to the end.`);
        ended(0);
        line.close();
      } else void think();
    };
  });
}

for (;;) {
  const code = await play();
  if (code === 0) break;
  if (FOR_GOOD.includes(code)) {
    console.error(`The table closed the line (${code}).`);
    process.exit(1);
  }
  await sleep(1 + Math.random()); // the server restarts, perhaps
}
