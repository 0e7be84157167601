import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Message, Request } from "../../wire/table";
import {
  Connection,
  type Line,
  type Said,
  type Socket,
  type Wanted as WantedIn,
} from "./connection";

type Wanted = WantedIn<Request>;

class FakeSocket implements Socket {
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.lose(1000);
  }
  lose(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  arrive(): void {
    this.onopen?.({} as Event);
    this.hear({ is: "welcome", seq: 7, scene: {}, told: [], whole: true });
  }
}

let sockets: FakeSocket[];
let lines: [Line, number][];
let heard: Message[];
let line: Connection<Wanted, Said<Request>, Message>;
const last = (): FakeSocket => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, lines, heard] = [[], [], []];
  line = new Connection(
    "ws://x",
    {
      read: (text) => JSON.parse(text) as Message,
      message: (message) => heard.push(message),
      line: (state, awayFor) => lines.push([state, awayFor]),
      since: () => ({ since: heard.length ? 7 : null, seat: 2 }),
    },
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  );
  line.open();
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

const play = { do: "play", seat: 2, at: 3, chosen: ["7h"] } as const;

describe("a good line", () => {
  test("says hello first, then where it stands", () => {
    last().arrive();
    expect(last().sent[0]).toEqual({ do: "hello", since: null, seat: 2 });
    expect(lines).toEqual([["open", 0]]);
  });

  test("answers find their requests by id", async () => {
    last().arrive();
    const first = line.ask({ ...play, chosen: [...play.chosen] });
    const second = line.ask({ do: "say", text: "hello" });
    const [one, two] = last().sent.slice(1) as { id: string }[];
    expect(one!.id).not.toBe(two!.id);
    last().hear({ is: "done", id: two!.id, seq: 9 });
    last().hear({ is: "no", id: one!.id, refused: "x", values: {}, rule: "", text: "No." });
    expect((await second)?.is).toBe("done");
    expect((await first)?.is).toBe("no");
  });

  test("what came too fast is sent once more, with the same id", () => {
    last().arrive();
    void line.ask({ do: "say", text: "hello" });
    const { id } = last().sent[1] as { id: string };
    last().hear({ is: "oops", id, code: "too-fast", text: "" });
    vi.advanceTimersByTime(800);
    expect(last().sent[2]).toEqual({ do: "say", text: "hello", id });
  });
});

describe("a lost line", () => {
  test("comes back by itself, says what it has seen and repeats what was not answered", async () => {
    last().arrive();
    const answer = line.ask({ ...play, chosen: [...play.chosen] });
    const { id } = last().sent[1] as { id: string };
    last().lose(1006);
    expect(lines.at(-1)).toEqual(["away", 0]);
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    last().arrive();
    expect(last().sent.map((frame) => frame.do)).toEqual(["hello", "play"]);
    expect(last().sent[0]).toEqual({ do: "hello", since: 7, seat: 2 });
    expect(last().sent[1]!.id).toBe(id);
    last().hear({ is: "done", id, seq: 8 });
    expect((await answer)?.is).toBe("done");
  });

  test("tells how long it was away", () => {
    last().arrive();
    last().lose(1006);
    vi.advanceTimersByTime(400);
    vi.advanceTimersByTime(11_600);
    last().arrive();
    expect(lines.at(-1)).toEqual(["open", 12_000]);
  });

  test("waits longer each time, but not after a restart of the server", () => {
    last().arrive();
    last().lose(1012);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
    last().lose(1006);
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(3);
  });

  test("is given up and dialled again when a paused server never says welcome", () => {
    last().onopen?.({} as Event);
    vi.advanceTimersByTime(9_900);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]!.readyState).toBe(3);
    expect(lines).toEqual([["away", 0]]);
    vi.advanceTimersByTime(19_500); // the next one has longer: the server may be slow
    expect(sockets).toHaveLength(2);
    last().arrive();
    vi.advanceTimersByTime(19_000);
    expect(sockets).toHaveLength(2);
    expect(lines.at(-1)![0]).toBe("open");
  });

  test("however long the server is away, it is tried again soon", () => {
    last().arrive();
    for (let tries = 2; tries < 20; tries += 1) {
      last().lose(1006);
      vi.advanceTimersByTime(2_500);
      expect(sockets).toHaveLength(tries);
    }
  });

  test("is told at once where the browser knows it, and the old socket is heard no more", () => {
    last().arrive();
    const old = last();
    line.lose();
    expect(lines.at(-1)).toEqual(["away", 0]);
    expect([old.onmessage, old.onclose]).toEqual([null, null]);
    line.hurry();
    expect(sockets).toHaveLength(2);
    last().arrive();
    expect(lines.at(-1)![0]).toBe("open");
  });

  test("what was asked without a line may be left out, what was sent may not", async () => {
    last().arrive();
    const sent = line.ask({ do: "begin" }, "first");
    line.lose();
    const waits = line.ask({ do: "play", seat: 2, at: 3, chosen: [] }, "second");
    expect([line.withdraw("first"), line.withdraw("second")]).toEqual([false, true]);
    expect(await waits).toBeNull();
    line.hurry();
    last().arrive();
    expect(last().sent.map((frame) => frame.id)).toEqual([undefined, "first"]);
    last().hear({ is: "done", id: "first", seq: 8 });
    expect(await sent).toMatchObject({ is: "done" });
  });

  test("asks nothing about a moment that is over", async () => {
    last().arrive();
    const answer = line.ask({ do: "consider", seat: 2, at: 3, chosen: [] });
    last().lose(1006);
    expect(await answer).toBeNull();
    vi.advanceTimersByTime(400);
    last().arrive();
    expect(last().sent.map((frame) => frame.do)).toEqual(["hello"]);
  });

  test("that dies without a word is noticed", () => {
    last().arrive();
    vi.advanceTimersByTime(20_000);
    expect(last().sent.at(-1)).toEqual({ do: "ping" });
    vi.advanceTimersByTime(41_000);
    expect(lines.at(-1)?.[0]).toBe("away");
  });

  test.each([
    [4404, "gone"],
    [4403, "kicked"],
    [4409, "elsewhere"],
  ])("closed with %i it is %s for good", async (code, state) => {
    last().arrive();
    const answer = line.ask({ do: "begin" });
    last().lose(code);
    expect(lines.at(-1)?.[0]).toBe(state);
    expect(await answer).toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});
