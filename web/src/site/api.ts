/** The server's HTTP interface: JSON both ways, and one kind of error. */

export class ApiError extends Error {
  /** HTTP status; 0 when the server did not answer at all. */
  readonly status: number;
  /** The server's short name for what is wrong, such as `full`. */
  readonly error: string;
  /** The server's sentence, in English; empty when it sent none. */
  readonly text: string;
  /** What the sentence is about, such as an option or a rule, where the server says so. */
  readonly about: Readonly<Record<string, unknown>>;

  constructor(status: number, error: string, text: string, about: Record<string, unknown> = {}) {
    super(text || error);
    this.name = "ApiError";
    this.status = status;
    this.error = error;
    this.text = text;
    this.about = about;
  }

  /** Nothing is wrong with the request: the server is away and may come back. */
  get away(): boolean {
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504;
  }
}

/** Whatever was thrown, as an ApiError. */
export function asApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  return new ApiError(0, "away", thrown instanceof Error ? thrown.message : "");
}

async function refusal(response: Response): Promise<ApiError> {
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    body = null; // a proxy's page, not ours
  }
  const { error, text, ...about } = (typeof body === "object" && body ? body : {}) as Record<
    string,
    unknown
  >;
  return new ApiError(
    response.status,
    typeof error === "string" ? error : `http-${response.status}`,
    typeof text === "string" ? text : "",
    about,
  );
}

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new ApiError(0, "away", "");
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const file = body instanceof Blob;
  const form = body instanceof FormData; // the browser says how it divides one
  const response = await answer(path, {
    method,
    headers: form ? {} : { "Content-Type": file ? "application/octet-stream" : "application/json" },
    body: file || form ? body : JSON.stringify(body ?? {}),
  });
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

/** `T` is what the server promises for that path. */
export const api = {
  async get<T>(path: string): Promise<T> {
    return (await (await answer(path)).json()) as T;
  },
  async text(path: string): Promise<string> {
    return await (await answer(path)).text();
  },
  /** A File, Blob or form goes as it is, anything else as JSON. */
  post<T = void>(path: string, body?: unknown): Promise<T> {
    return send("POST", path, body);
  },
  put<T = void>(path: string, body?: unknown): Promise<T> {
    return send("PUT", path, body);
  },
  remove<T = void>(path: string): Promise<T> {
    return send("DELETE", path);
  },
};
