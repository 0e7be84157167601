/** Code, words and pictures that a page asks for later come in the end, over a line that was lost too. */

/** Milliseconds until the second try, and the longest between two. */
const SOON = 1_000;
const LONGEST = 30_000;

export async function insist<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = SOON; ; wait = Math.min(2 * wait, LONGEST)) {
    try {
      return await load();
    } catch {
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}
