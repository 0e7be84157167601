// What somebody cannot read or press on the page as it is, however they scroll, each as a sentence.
// Where things lie afterwards is where they lay before.
() => {
  const wrong = new Set();
  const short = (text) => (text ?? "").replace(/\s+/g, " ").trim().slice(0, 50);
  const call = (one) =>
    `${one.tagName.toLowerCase()} “${short(one.getAttribute("aria-label") ?? one.textContent)}”`;
  const style = (one) => getComputedStyle(one);
  const over = [...document.querySelectorAll("dialog[open]")].findLast((one) => one.matches(":modal"));
  const root = over ?? document.body;
  const seen = (one) => {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const box = one.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && !one.closest(".hidden-but-read, [inert], dialog:not([open])");
  };
  const scrolled = [...document.querySelectorAll("*")]
    .filter((one) => one.scrollTop || one.scrollLeft)
    .map((one) => [one, one.scrollTop, one.scrollLeft]);

  const sideways = document.scrollingElement.scrollWidth - innerWidth;
  if (sideways > 1) wrong.add(`the page scrolls sideways by ${sideways} px`);

  // Words: whatever cuts them off lets itself be scrolled, or tells them in full.
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !seen(parent) || parent.closest("svg, select, .piece .body, .change")) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    for (let one = parent; one && one !== document.documentElement; one = one.parentElement) {
      const { overflowX, overflowY, textOverflow } = style(one);
      const edge = one.getBoundingClientRect();
      const across = Math.max(box.right - edge.right, edge.left - box.left);
      const down = Math.max(box.bottom - edge.bottom, edge.top - box.top) - 3;
      const cut =
        (across > 1.5 && ["hidden", "clip"].includes(overflowX)) ||
        (down > 1.5 && ["hidden", "clip"].includes(overflowY));
      const whole = textOverflow === "ellipsis" && one.closest("[title], [aria-label]");
      if (cut && !whole) wrong.add(`“${short(walker.currentNode.data)}” is cut off by ${one.className || one.tagName}`);
      if (cut || ["auto", "scroll"].includes(overflowX) || ["auto", "scroll"].includes(overflowY)) break;
    }
  }

  // Whatever can be pressed can be scrolled to, and nothing lies all over it. (Of the way past
  // the rail a key makes something to be seen.)
  const shown = (one, block) => {
    one.scrollIntoView({ block, inline: "center", behavior: "instant" });
    const box = one.getBoundingClientRect();
    // Of cards that overlap the left part is to be seen.
    const spots = [0.5, 0.12, 0.88].flatMap((x) => [0.5, 0.2, 0.8].map((y) => [x, y]));
    return spots.some(([x, y]) => {
      const found = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      return found && (one.contains(found) || found.closest("label")?.control === one);
    });
  };
  const things = "button, a[href]:not(.skip), input, label:has(input), select, textarea, summary";
  for (const one of [...root.querySelectorAll(things)].filter(seen)) {
    const hit = ["center", "start"].some((block) => shown(one, block));
    const box = one.getBoundingClientRect();
    if (box.right > innerWidth + 1 || box.left < -1 || box.bottom < 1 || box.top > innerHeight - 1) {
      wrong.add(`${call(one)} is out of reach`);
    } else if (!hit) wrong.add(`${call(one)} is covered`);
  }
  for (const [one, top, left] of scrolled) one.scrollTo({ top, left, behavior: "instant" });
  return [...wrong];
}
