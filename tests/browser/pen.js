// A second socket of the same person at a story table: writes, plays, and knows the scene.
({ story }) => {
  const pen = { told: 0, scene: null, waiting: new Map() };
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/${story}`);
  pen.ask = (frame) =>
    new Promise((heard) => {
      const own = crypto.randomUUID();
      pen.waiting.set(own, heard);
      socket.send(JSON.stringify({ ...frame, id: own }));
    });
  window.pen = pen;
  return new Promise((ready) => {
    socket.onopen = () => socket.send(JSON.stringify({ do: "hello" }));
    socket.onmessage = (event) => {
      const told = JSON.parse(event.data);
      if (told.scene) {
        pen.scene = told.scene;
        pen.told = Math.max(pen.told, ...told.told.map((one) => one.seq));
        ready(true);
      }
      const heard = pen.waiting.get(told.id);
      pen.waiting.delete(told.id);
      heard?.(told);
    };
  });
}
