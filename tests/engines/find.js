// What Playwright's locators find, where there is no Playwright: each step narrows what
// the one before it found. Roles and names are worked out by axe, which is on the page.
(steps) => {
  const plain = (text) => (text ?? "").replace(/\s+/g, " ").trim();
  const like = (wanted) => {
    if (wanted.pattern !== undefined) {
      const pattern = new RegExp(wanted.pattern, wanted.flags);
      return (text) => pattern.test(plain(text));
    }
    const [text, exact] = [plain(wanted.text), wanted.exact];
    return exact
      ? (found) => plain(found) === text
      : (found) => plain(found).toLowerCase().includes(text.toLowerCase());
  };
  const seen = (one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(one).visibility === "visible";
  };
  const within = (roots, css) => {
    const only = css.endsWith(":visible");
    const plainly = css.replace(/:visible$/, "").replace(/^>/, ":scope >");
    const found = roots.flatMap((root) => [...root.querySelectorAll(plainly)]);
    return only ? found.filter(seen) : found;
  };
  const named = (roots, role, name) => {
    axe.setup(document.documentElement);
    try {
      const fits = name ? like(name) : () => true;
      return roots
        .flatMap((root) => [...root.querySelectorAll("*")])
        .filter((one) => {
          const node = axe.utils.getNodeFromTree(one);
          return (
            node &&
            axe.commons.aria.getRole(node, { noPresentational: true }) === role &&
            axe.commons.dom.isVisibleToScreenReaders(node) &&
            fits(axe.commons.text.accessibleTextVirtual(node))
          );
        });
    } finally {
      axe.teardown();
    }
  };
  const labelled = (roots, wanted) => {
    const fits = like(wanted);
    const labels = (one) => [
      ...[...(one.labels ?? [])].map((label) => label.textContent),
      ...(one.getAttribute("aria-labelledby") ?? "")
        .split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent ?? ""),
      one.getAttribute("aria-label") ?? "",
    ];
    return within(roots, "input, select, textarea, button, [aria-label], [aria-labelledby]").filter(
      (one) => labels(one).some((text) => plain(text) && fits(text)),
    );
  };
  const written = (roots, wanted) => {
    const fits = like(wanted);
    const found = within(roots, "*").filter(
      (one) => !one.matches("script, style, head *") && fits(one.textContent),
    );
    return found.filter((one) => ![...one.children].some((child) => found.includes(child)));
  };
  const inOrder = (all) =>
    [...new Set(all)].sort((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
  const follow = (all, roots) =>
    all.reduce((found, step) => {
      if (step.css !== undefined) return inOrder(within(found, step.css));
      if (step.role) return inOrder(named(found, step.role, step.name));
      if (step.label) return inOrder(labelled(found, step.label));
      if (step.says) return inOrder(written(found, step.says));
      if (step.has) return found.filter((one) => like(step.has)(one.textContent));
      if (step.or) return inOrder([...found, ...follow(step.or, roots)]);
      return found.slice(step.nth, step.nth === -1 ? undefined : step.nth + 1);
    }, roots);
  return follow(steps, [document]);
}
