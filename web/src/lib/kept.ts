/** What is still the same keeps its identity, so that only what changed is drawn again. */

type Things = Record<string, unknown>;

const isThings = (one: unknown): one is Things =>
  typeof one === "object" && one !== null && Object.getPrototypeOf(one) === Object.prototype;

/** `next`, with every part of `last` in it that says the same. */
export function kept<T>(last: unknown, next: T): T {
  if (Object.is(last, next)) return next;
  if (Array.isArray(last) && Array.isArray(next)) {
    const parts = next.map((part, at) => kept<unknown>(last[at], part));
    return (
      parts.length === last.length && parts.every((part, at) => Object.is(part, last[at]))
        ? last
        : parts
    ) as T;
  }
  if (isThings(last) && isThings(next)) {
    const names = Object.keys(next);
    const parts = Object.fromEntries(names.map((name) => [name, kept(last[name], next[name])]));
    const same =
      names.length === Object.keys(last).length &&
      names.every((name) => name in last && Object.is(parts[name], last[name]));
    return (same ? last : parts) as T;
  }
  return next;
}
