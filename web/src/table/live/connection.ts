/** One table's socket: says hello, reconnects automatically, and loses no request on the way. */

import { ELSEWHERE, FLOOD, GONE, KICKED, RESTART } from "../../wire/table";

export type Line = "opening" | "open" | "away" | "gone" | "kicked" | "elsewhere";
/** What is answered, without the id that the line gives it. */
export type Wanted<Request> = Request extends { id: string } ? Omit<Request, "id"> : never;
/** What has no answer of its own. */
export type Said<Request> = Exclude<Request, { id: string }>;
export type Reply<Message> = Extract<Message, { id: string | null }>;
export type Heard = { is: string; id?: string | null; code?: string };

export type Socket = Pick<WebSocket, "send" | "close" | "readyState"> & {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
};

export type Hooks<Message> = {
  /** A frame as it came. */
  read(text: string): Message;
  /** Everything that is not an answer to a request. */
  message(message: Message): void;
  line(line: Line, awayFor: number): void;
  /** Where this client stands: the last seq it saw, and the seat it looks from. */
  since(): { since: number | null; seat: number | null };
};

/** The last step holds: everybody is back within 3 s of the server. */
const RETRY_STEPS_MS = [250, 500, 1000, 2000];
/** How long a server may take to say welcome: a paused worker takes a line and is silent. The last
 * step holds: a load balancer asks another worker within it. */
const WELCOME_TIMEOUTS_MS = [10_000, 20_000, 100_000];
const HEARTBEAT_MS = 20_000;
const SILENCE_TIMEOUT_MS = 45_000;
const SOCKET_OPEN = 1;

/** What a reply says against it; nothing if it was done. */
export function whyNot(reply: { is: string; text?: string } | null): string {
  return reply?.is === "no" || reply?.is === "oops" ? (reply.text ?? "") : "";
}

type Held = { open(): void; close(): void; hurry(): void; lose(): void };

/** Holds a table's line for as long as its page is shown; returns what ends it. */
export function hold(line: Held): () => void {
  line.open();
  const hurry = (): void => line.hurry();
  const lose = (): void => line.lose();
  addEventListener("online", hurry);
  addEventListener("offline", lose);
  document.addEventListener("visibilitychange", hurry);
  return () => {
    removeEventListener("online", hurry);
    removeEventListener("offline", lose);
    document.removeEventListener("visibilitychange", hurry);
    line.close();
  };
}

/** `Ask` has answers, `Say` none; `Message` is all that comes. */
export class Connection<
  Ask extends { do: string },
  Say extends { do: string },
  Message extends Heard,
> {
  line: Line = "opening";
  readonly #address: string;
  readonly #hooks: Hooks<Message>;
  readonly #make: (address: string) => Socket;
  #socket: Socket | null = null;
  #pending = new Map<
    string,
    {
      frame: Ask & { id: string };
      answer: (reply: Reply<Message> | null) => void;
      /** Whether the server may have it. */
      sent: boolean;
    }
  >();
  #tries = 0;
  #lostAt = 0;
  #heard = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #over = false;

  constructor(
    address: string,
    hooks: Hooks<Message>,
    make: (address: string) => Socket = (one) => new WebSocket(one),
  ) {
    this.#address = address;
    this.#hooks = hooks;
    this.#make = make;
  }

  open(): void {
    clearTimeout(this.#timer);
    if (this.#over || this.#socket) return;
    const socket = this.#make(this.#address);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ do: "hello", ...this.#hooks.since() }));
    socket.onmessage = (event) => this.#receive(this.#hooks.read(String(event.data)));
    socket.onclose = (event) => this.#lost(event.code);
    const patience = WELCOME_TIMEOUTS_MS[Math.min(this.#tries, WELCOME_TIMEOUTS_MS.length - 1)]!;
    this.#timer = setTimeout(() => this.lose(), patience);
  }

  /** Sends a request and waits for its answer, over lost lines too; null if it cannot come. */
  ask(wanted: Ask, id: string = freshId()): Promise<Reply<Message> | null> {
    const frame = { ...wanted, id };
    return new Promise((answer) => {
      if (this.#over) return answer(null);
      const sent = this.line === "open";
      this.#pending.set(frame.id, { frame, answer, sent });
      if (sent) this.#send(frame);
    });
  }

  /** Leaves out a request that was never sent; false if it may have been. */
  withdraw(id: string): boolean {
    const waiting = this.#pending.get(id);
    if (!waiting || waiting.sent) return false;
    this.#pending.delete(id);
    waiting.answer(null);
    return true;
  }

  /** Something that has no answer of its own. */
  tell(frame: Say): void {
    if (this.line === "open") this.#send(frame);
  }

  /** Tries at once instead of waiting for the next turn. */
  hurry(): void {
    if (this.line === "away") this.open();
  }

  /** Gives a line up, long before it would fall silent: the browser says that the network is gone,
   * or there was no welcome. */
  lose(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#lost(0);
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    for (const { answer } of this.#pending.values()) answer(null);
    this.#pending.clear();
    if (this.#socket) this.#socket.onclose = null;
    this.#socket?.close();
    this.#socket = null;
  }

  #send(frame: { do: string }): void {
    if (this.#socket?.readyState === SOCKET_OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #receive(message: Message): void {
    this.#heard = Date.now();
    if (message.is === "welcome") {
      const awayFor = this.#lostAt ? Date.now() - this.#lostAt : 0;
      clearTimeout(this.#timer);
      this.#lostAt = 0;
      this.#tries = 0;
      this.#hooks.message(message);
      this.#become("open", awayFor);
      for (const waiting of this.#pending.values()) {
        waiting.sent = true;
        this.#send(waiting.frame); // same ids: never twice
      }
      clearInterval(this.#beat);
      this.#beat = setInterval(() => this.#listen(), HEARTBEAT_MS);
      return;
    }
    if (message.id !== undefined && message.id !== null) {
      const waiting = this.#pending.get(message.id);
      if (message.is === "oops" && (message.code === "too-fast" || message.code === "busy")) {
        if (waiting) setTimeout(() => this.#send(waiting.frame), 700);
        return;
      }
      this.#pending.delete(message.id);
      waiting?.answer(message as Reply<Message>);
      return;
    }
    if (message.is !== "pong") this.#hooks.message(message);
  }

  /** A line can die without a word, on trains mostly. */
  #listen(): void {
    if (Date.now() - this.#heard > SILENCE_TIMEOUT_MS) this.#socket?.close();
    else this.#send({ do: "ping" });
  }

  #lost(code: number): void {
    this.#socket = null;
    clearInterval(this.#beat);
    for (const [id, { frame, answer }] of this.#pending) {
      if (frame.do !== "consider") continue; // asked about a moment that is over
      this.#pending.delete(id);
      answer(null);
    }
    const end = { [GONE]: "gone", [KICKED]: "kicked", [ELSEWHERE]: "elsewhere" }[code] as
      Line | undefined;
    if (end) {
      this.#become(end, 0);
      this.close();
      return;
    }
    this.#lostAt ||= Date.now();
    this.#become("away", 0);
    const step = RETRY_STEPS_MS[Math.min(this.#tries, RETRY_STEPS_MS.length - 1)]!;
    const first = code === RESTART && this.#tries === 0;
    const wait = first ? 0 : step * (code === FLOOD ? 4 : 1) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(), wait);
  }

  #become(line: Line, awayFor: number): void {
    this.line = line;
    this.#hooks.line(line, awayFor);
  }
}

/** Unguessable is not needed, unique is; `randomUUID` is missing on plain http. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

export function socketAddress(id: string, at: Location = location): string {
  return `${at.protocol === "https:" ? "wss" : "ws"}://${at.host}/ws/${encodeURIComponent(id)}`;
}
