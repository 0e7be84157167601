// Notes whatever moves on the page: the browser's own layout shifts, and where the parts of a table lie.
() => {
  const shifts = [];
  const call = (node) => {
    let one = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (!one) return "gone";
    const names = [];
    for (let depth = 0; one && depth < 4; one = one.parentElement, depth += 1) {
      const of = ["seat", "zone", "prompt", "piece", "answer"].find((key) => key in one.dataset);
      const classes = [...one.classList].filter((name) => !name.startsWith("svelte"));
      names.push(`${one.tagName.toLowerCase()}${classes.map((name) => `.${name}`).join("")}${of ? `[${of}]` : ""}`);
    }
    return names.reverse().join(" > ");
  };
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round);
  const note = (list) => {
    for (const entry of list.getEntries())
      shifts.push({
        value: entry.value,
        sources: entry.sources.map((one) => ({
          what: call(one.node),
          from: box(one.previousRect),
          to: box(one.currentRect),
        })),
      });
  };
  const observer = new PerformanceObserver(note);
  observer.observe({ type: "layout-shift" });
  const parts = {
    felt: ".felt.table",
    prompt: ".ask .prompt",
    plate: "[data-seat] > .plate",
    hand: "section.hand[data-zone]",
    pad: ".column .pad",
    log: ".column .log",
    news: "[data-strip=news]",
    band: "section.place[data-zone]",
    lanes: ".lanes",
  };
  const widths = {
    card: ".hand [data-piece]",
    rival: "[data-seat] .zones [data-piece]",
    middle: ".centre [data-piece]",
  };
  window.steady = {
    take() {
      observer.takeRecords().length;
      return shifts.splice(0);
    },
    boxes() {
      const found = {};
      for (const [name, what] of Object.entries(parts))
        for (const one of document.querySelectorAll(what)) {
          const key = one.dataset.zone ?? one.parentElement.dataset.seat ?? "";
          found[`${name} ${key}`.trim()] = box(one.getBoundingClientRect());
        }
      for (const [name, what] of Object.entries(widths)) {
        const all = [...document.querySelectorAll(what)].map((one) => Math.round(one.getBoundingClientRect().width));
        if (all.length) found[`${name} width`] = [...new Set(all)].sort((a, b) => a - b);
      }
      return found;
    },
  };
}
