/** Code, words and pictures that a page asks for later come in the end, over a line that was lost too. */

/** Milliseconds until the second try, and the longest between two. */
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;

export async function insist<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_RETRY_MS; ; wait = Math.min(2 * wait, MAX_RETRY_MS)) {
    try {
      return await load();
    } catch {
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}
