// Just enough of SVG paths to take a drawing apart.

const COUNTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const COMMAND = /([a-df-z])([^a-df-z]*)/gi;
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** The numbers behind a command; the two flags of an arc may be written without a gap. */
function numbers(command, text) {
  if (command !== "a") return (text.match(NUMBER) ?? []).map(Number);
  const found = [];
  let rest = text;
  while ((rest = rest.replace(/^[\s,]+/, ""))) {
    const flag = found.length % 7 === 3 || found.length % 7 === 4;
    const [one] = flag ? [rest[0]] : rest.match(/^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/i);
    found.push(Number(one));
    rest = rest.slice(one.length);
  }
  return found;
}

/** The same path in fewer letters; nothing on a card is drawn so large that anybody could tell. */
export function tidy(d, digits = 1) {
  let out = "";
  for (const [, letter, text] of d.matchAll(COMMAND)) {
    out += letter;
    numbers(letter.toLowerCase(), text).forEach((number, at) => {
      const said = String(+number.toFixed(digits)).replace(/^(-?)0\./, "$1.");
      out += at && !said.startsWith("-") ? ` ${said}` : said;
    });
  }
  return out;
}

/** Each closed piece of a path on its own, beginning where it really begins. */
export function pieces(d) {
  const out = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter, text] of d.matchAll(COMMAND)) {
    const command = letter.toLowerCase();
    const relative = letter === command;
    const all = numbers(command, text);
    const count = COUNTS[command];
    for (let at = 0; at === 0 || at < all.length; at += count || 1) {
      const args = all.slice(at, at + count);
      const [dx, dy] = relative ? [x, y] : [0, 0];
      if (command === "m" && at === 0) {
        [x, y] = [dx + args[0], dy + args[1]];
        [startX, startY] = [x, y];
        out.push(`M${x.toFixed(1)} ${y.toFixed(1)}`);
        continue;
      }
      if (command === "z") {
        [x, y] = [startX, startY];
        out[out.length - 1] += "z";
        break;
      }
      if (out.at(-1).endsWith("z")) out.push(`M${x.toFixed(1)} ${y.toFixed(1)}`);
      const step = command === "m" ? (relative ? "l" : "L") : letter;
      out[out.length - 1] += step + args.join(" ");
      if (command === "h") x = dx + args[0];
      else if (command === "v") y = dy + args[0];
      else [x, y] = [dx + args.at(-2), dy + args.at(-1)];
    }
  }
  return out;
}
