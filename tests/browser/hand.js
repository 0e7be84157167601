// A second socket of the same person: it knows the question, and can answer by luck.
// The luck is the same each time: `luck` is what its dice begin with.
({ table, luck }) => {
  const hand = { seq: 0, scene: null, waiting: new Map(), serial: 0, socket: null, asked: new Set() };
  // What changed, put over what was: docs/api/websocket.md, "Updates".
  const key = (zone) => [zone.zone, zone.seat, zone.hand].join();
  const seen = (view, { zones = [], facts, ...rest }) => ({
    ...view,
    ...rest,
    facts: { ...view.facts, ...facts },
    zones: view.zones.map((zone) => zones.find((one) => key(one) === key(zone)) ?? zone),
  });
  const changed = (scene, told) => ({
    ...scene,
    ...told,
    table: { ...scene.table, ...told.table },
    view: scene.view && told.view ? seen(scene.view, told.view) : (told.view ?? scene.view),
  });
  const open = () => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/${table}`);
    hand.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ do: "hello" }));
    socket.onclose = () => {
      hand.scene = null;
      setTimeout(open, 100);
    };
    socket.onmessage = (event) => {
      const told = JSON.parse(event.data);
      if (told.scene) {
        hand.scene = told.is === "welcome" ? told.scene : changed(hand.scene, told.scene);
        hand.seq = told.seq;
        if (hand.scene.question) hand.asked.add(hand.scene.question.at);
      }
      const heard = hand.waiting.get(told.id);
      if (heard) {
        hand.waiting.delete(told.id);
        heard(told);
      }
    };
  };
  hand.ask = (frame) =>
    new Promise((heard) => {
      const own = `hand-${Date.now()}-${hand.serial++}`;
      hand.waiting.set(own, heard);
      hand.socket.send(JSON.stringify({ ...frame, id: own }));
      setTimeout(() => heard({ is: "late" }), 5000);
    });
  // The same question is answered alike, whatever was asked before it.
  const dice = (at) => {
    let state = (luck * 48271 + at * 69621) % 2147483647 || 1;
    return () => (state = (state * 48271) % 2147483647) / 2147483647;
  };
  // An answer that the table calls whole, grown token by token; short ones are likelier.
  hand.answer = async () => {
    const question = hand.scene.question;
    if (!question) return null;
    const head = { seat: question.seat, at: question.at };
    const random = dice(question.at);
    random();
    const chosen = [];
    let told = { next: question.next, enough: question.next.includes("done") };
    for (;;) {
      const next = told.next.filter((token) => token !== "done");
      if (!next.length || (told.enough && random() < 0.4)) return chosen;
      chosen.push(next[Math.floor(random() * next.length)]);
      told = await hand.ask({ do: "consider", ...head, chosen });
      if (told.is !== "considered" || told.no) return null;
    }
  };
  hand.play = async () => {
    const question = hand.scene?.question;
    if (!question) return false;
    const chosen = await hand.answer();
    if (chosen === null) return false;
    const told = await hand.ask({ do: "play", seat: question.seat, at: question.at, chosen });
    return told.is === "done";
  };
  open();
  window.hand = hand;
}
