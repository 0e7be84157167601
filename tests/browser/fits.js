// What does not fit on the page as it is drawn now, each as a sentence. Nothing is changed.
// `scroll` is the share of the screen by which the table may scroll between rail and prompt.
(scroll = 0) => {
  const wrong = new Set();
  const [wide, high] = [innerWidth, innerHeight];
  const phone = Math.min(wide, high) < 500;
  const fingers = phone && navigator.maxTouchPoints > 0;
  const all = (what, within = document) => [...within.querySelectorAll(what)];
  const short = (text) => text.replace(/\s+/g, " ").trim().slice(0, 40);
  const call = (one) => {
    const of = one.closest("[data-seat], [data-zone], [data-clash], [data-prompt]");
    const where = of ? Object.entries(of.dataset).map(([key, value]) => `${key} ${value}`)[0] : "";
    const said = one.dataset.answer ?? one.getAttribute("aria-label") ?? one.textContent ?? "";
    return `${one.tagName.toLowerCase()}.${[...one.classList].filter((name) => !name.startsWith("svelte")).join(".")} “${short(said)}” (${where})`;
  };
  const seen = (one) => {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const box = one.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && !one.closest(".hidden-but-read, dialog:not([open])");
  };
  const meet = (a, b) => [
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  ];

  // The page never scrolls sideways.
  const sideways = document.scrollingElement.scrollWidth - wide;
  if (sideways > 1) wrong.add(`the page scrolls sideways by ${sideways} px`);
  const main = document.querySelector("main");
  const down = Math.max(main.scrollHeight - main.clientHeight, document.scrollingElement.scrollHeight - high);
  if (down > 4 + scroll * high && !document.querySelector('[data-prompt="over"]')) wrong.add(`the table scrolls by ${down} px`);

  // Things beside each other do not lie on each other.
  const kinds = [".plate", "[data-zone]", "[data-clash]", "[data-pending]", ".answers > *", ".tag", ".pot", ".bet", ".goal", ".said", ".totals", ".guide"];
  const docked = (one) => Boolean(one.closest(".ask"));
  const things = all(kinds.join()).filter((one) => seen(one) && getComputedStyle(one).position !== "fixed");
  things.forEach((one, at) => {
    const box = one.getBoundingClientRect();
    for (const other of things.slice(at + 1)) {
      if (one.contains(other) || other.contains(one) || docked(one) !== docked(other)) continue;
      // A card that carries others shows part of each; piles in a scrolling row are beyond its edge.
      if (one.closest(".tile") && one.closest(".tile") === other.closest(".tile")) continue;
      if (one.closest(".scrolls") && other.closest(".scrolls") === null) continue;
      if (other.closest(".scrolls") && one.closest(".scrolls") === null) continue;
      const [x, y] = meet(box, other.getBoundingClientRect());
      if (x > 1.5 && y > 1.5) wrong.add(`${call(one)} lies on ${call(other)} by ${Math.round(x)} × ${Math.round(y)} px`);
    }
  });

  // Words are neither cut off nor do they run out of what they are written on.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || !seen(parent) || parent.closest("svg, .piece .body, select, table, .column, .strips, .change")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // What is scrolled away cannot lie on anything.
    const within = main.contains(parent) && !docked(parent) ? main.getBoundingClientRect() : { top: 0, bottom: Infinity };
    for (const box of range.getClientRects())
      if (box.width > 1 && box.bottom > within.top + 2 && box.top < within.bottom - 2) words.push({ node, parent, box, within });
  }
  for (const { node, parent, box } of words) {
    if (parent.closest(".scrolls, .sheet")) continue;
    const style = (one) => getComputedStyle(one);
    let told = null;
    for (let one = parent; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, textOverflow } = style(one);
      if (one.matches("main, .column")) break;
      if (overflowX === "visible" && overflowY === "visible") continue;
      const edge = one.getBoundingClientRect();
      const cut = Math.max(box.right - edge.right, edge.left - box.left, overflowY === "visible" ? 0 : box.bottom - edge.bottom - 3);
      if (cut <= 1.5) continue;
      if (overflowX === "auto" || overflowX === "scroll") told = `has to be scrolled to`;
      else if (textOverflow !== "ellipsis") told = `is cut off`;
      else if (!one.closest("[title]") && !one.closest("[aria-label]")) told = `is shortened and nowhere told in full`;
      break;
    }
    const panel = parent.closest(".plate, .tag, .button, .paper, .zone, .felt");
    if (!told && panel && style(panel).display !== "inline") {
      const edge = panel.getBoundingClientRect();
      const out = Math.max(box.right - edge.right, edge.left - box.left, box.bottom - edge.bottom, edge.top - box.top);
      const clipped = parent.closest(".name, .doing, .label") && style(parent).overflow !== "visible";
      if (out > 1.5 && !clipped) told = `runs out of its ${panel.className.split(" ")[0]} by ${Math.round(out)} px`;
    }
    const shortened = parent.closest(".name, .label") && style(parent.closest(".name, .label")).textOverflow === "ellipsis";
    if (!told && !shortened && (box.right > wide + 1 || box.left < -1)) told = "is outside of the page";
    if (told) wrong.add(`“${short(node.data)}” in ${call(parent)} ${told}`);
  }
  // Nor do they lie on each other, or under a piece: what is shortened or scrolled away ends where it is cut.
  for (const word of words) {
    const { left, right, top, bottom } = word.box;
    word.box = { left, right, top: Math.max(top, word.within.top), bottom: Math.min(bottom, word.within.bottom) };
    for (let one = word.parent; one && one !== main; one = one.parentElement) {
      if (getComputedStyle(one).overflowX === "visible") continue;
      const edge = one.getBoundingClientRect();
      const { top, bottom } = word.box;
      word.box = { left: Math.max(word.box.left, edge.left), right: Math.min(word.box.right, edge.right), top, bottom };
    }
  }
  words.forEach(({ node, parent, box }, at) => {
    for (const other of words.slice(at + 1)) {
      if (other.parent === parent || docked(parent) !== docked(other.parent)) continue;
      if (Boolean(parent.closest(".scrolls")) !== Boolean(other.parent.closest(".scrolls"))) continue;
      const [x, y] = meet(box, other.box);
      if (x > 2 && y > 4) wrong.add(`“${short(node.data)}” and “${short(other.node.data)}” overlap by ${Math.round(x)} × ${Math.round(y)} px (${call(parent)})`);
    }
    // How many more lie there stands on the last piece, away from its index.
    if (parent.closest(".piece, .paper.opened, .note, .scrolls, .row > .more, .zone-of > .more") || docked(parent)) return;
    if (!main.contains(parent)) return;
    for (const icon of all(".plate svg")) {
      const [x, y] = meet(box, icon.getBoundingClientRect());
      if (seen(icon) && x > 2 && y > 4) wrong.add(`“${short(node.data)}” and an icon overlap by ${Math.round(x)} × ${Math.round(y)} px (${call(parent)})`);
    }
    for (const piece of all(".felt .piece > .body, .own .piece > .body")) {
      if (!seen(piece) || piece.contains(parent)) continue;
      const [x, y] = meet(box, piece.getBoundingClientRect());
      if (x > 2 && y > 4) wrong.add(`“${short(node.data)}” and ${call(piece)} overlap by ${Math.round(x)} × ${Math.round(y)} px`);
    }
  });

  // What lies on a plate stays on it.
  for (const one of all(".plate .piece > .body").filter(seen)) {
    const [edge, box] = [one.closest(".plate").getBoundingClientRect(), one.getBoundingClientRect()];
    const out = Math.max(box.right - edge.right, edge.left - box.left);
    if (out > 2) wrong.add(`${call(one)} hangs ${Math.round(out)} px over the edge of its plate`);
  }

  // What lies on the felt stays on it.
  const felt = document.querySelector(".felt.table");
  if (felt) {
    const edge = felt.getBoundingClientRect();
    for (const one of all(".piece > .body, .plate", felt).filter(seen)) {
      const box = one.getBoundingClientRect();
      const out = Math.max(box.right - edge.right, edge.left - box.left, box.bottom - edge.bottom, edge.top - box.top);
      if (out > 1) wrong.add(`${call(one)} hangs ${Math.round(out)} px over the edge of the felt`);
    }
    // Pieces lie in their zones, not in the next one.
    for (const zone of all("section[data-zone], .seat .zone-of", felt).filter(seen)) {
      const around = zone.getBoundingClientRect();
      for (const one of all(".piece > .body", zone).filter(seen)) {
        const box = one.getBoundingClientRect();
        const out = Math.max(box.right - around.right, around.left - box.left);
        if (out > 6 && !one.closest(".opened, .turned")) wrong.add(`${call(one)} hangs ${Math.round(out)} px out of its zone`);
      }
    }
    // Nothing to read or to press is behind the place card while nothing was scrolled.
    const ask = document.querySelector(".ask")?.getBoundingClientRect();
    if (ask?.height && ask.top < edge.bottom - 1 && ask.left < edge.right - 1 && down <= 4)
      wrong.add(`the felt ends ${Math.round(edge.bottom - ask.top)} px under the place card`);
  }

  // Beside the table the log tells several lines, the last of them in sight, and nothing is below it.
  const column = document.querySelector(".column");
  const log = column?.querySelector(".log ol");
  if (log && innerHeight >= 900) {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const beyond = column.scrollHeight - column.clientHeight;
    if (beyond > 1 && rem < 20) wrong.add(`what lies beside the table scrolls by ${beyond} px`);
    if (log.clientHeight < 8 * rem) wrong.add(`the log is ${log.clientHeight} px high`);
    const last = log.lastElementChild.getBoundingClientRect().bottom - log.getBoundingClientRect().bottom;
    if (last > 4) wrong.add(`the last line of the log is ${Math.round(last)} px below its edge`);
  }

  // A pad without rounds is whole.
  for (const pad of all(".pad .scroll").filter(seen)) {
    const cut = pad.scrollWidth - pad.clientWidth;
    if (cut > 1 && !pad.querySelector(".round")) wrong.add(`the pad is clipped by ${cut} px`);
  }

  // Answers are in sight.
  for (const one of all(".ask .answers button").filter(seen)) {
    const box = one.getBoundingClientRect();
    if (box.top < -1 || box.bottom > high + 1 || box.left < -1 || box.right > wide + 1) wrong.add(`${call(one)} is not in sight`);
  }
  const prompt = document.querySelector(".ask .prompt")?.getBoundingClientRect();
  if (prompt && prompt.height > high * (wide > high && phone ? 1 : 0.62)) wrong.add(`the place card takes ${Math.round(prompt.height)} of ${high} px`);

  // Fingers need room: 44 px, or for cards that overlap 28 px of each.
  if (fingers) {
    const SIDE = 44;
    for (const one of all("button, a[href], select, input").filter(seen)) {
      if (one.closest(".paper.opened") || (one.closest("p") && one.matches("a"))) continue;
      const box = one.getBoundingClientRect();
      if (box.bottom < 1 || box.top > high - 1 || box.right < 1 || box.left > wide - 1) continue;
      // What is partly scrolled away can be scrolled back.
      const dock = document.querySelector(".ask .prompt")?.getBoundingClientRect();
      const under = dock && dock.left < box.right && box.bottom > dock.top - 16;
      if (main.contains(one) && !docked(one) && down > 4 && (under || box.top < main.getBoundingClientRect().top + 16)) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const mine = (px, py) => {
        const hit = document.elementFromPoint(Math.min(wide - 1, Math.max(0, px)), Math.min(high - 1, Math.max(0, py)));
        return Boolean(hit && (one === hit || one.contains(hit) || hit.closest("label")?.contains(one)));
      };
      const reach = (dx, dy, from) => {
        let count = 0;
        while (count < SIDE && mine(from[0] + dx * (count + 1), from[1] + dy * (count + 1))) count += 1;
        return count;
      };
      const hand = one.closest("[data-place]");
      // Of an overlapped card only its left part is to be seen.
      // Pieces that may be pressed lie on a plate; what names it opens it.
      const plate = one.matches(".look:not(.corner)");
      const from = hand ? [box.left + 6, y] : plate ? [x, box.top + 14] : [x, y];
      if (!mine(...from)) {
        if (box.top >= 0 && box.bottom <= high && down <= 4 && !one.closest(".scrolls")) wrong.add(`${call(one)} is covered`);
        continue;
      }
      const across = 1 + reach(1, 0, from) + reach(-1, 0, from);
      const along = 1 + reach(0, 1, from) + reach(0, -1, from);
      const [least, tall] = hand ? [27, 44] : [SIDE - 1, SIDE - 1];
      if (across < least || along < tall) wrong.add(`${call(one)} is ${across} × ${along} px for a finger`);
    }
  }
  return [...wrong];
}
