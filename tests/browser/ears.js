// What a screen reader would say of live regions, in order: `window.heard`.
(() => {
  const LIVE = "[aria-live], [role=status], [role=alert], [role=log], output";
  const how = (root) =>
    root.getAttribute("aria-live") ?? (root.getAttribute("role") === "alert" ? "assertive" : "polite");
  const spoken = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches("[aria-hidden=true], [hidden], script, style"))
      return "";
    return node.getAttribute("aria-label") ?? node.alt ?? [...node.childNodes].map(spoken).join(" ");
  };
  const plain = (text) => text.replace(/\s+/g, " ").trim();
  window.heard = [];
  const reached = (root) => root.isConnected && !root.closest("[inert], [aria-hidden=true]") && root.checkVisibility();
  new MutationObserver((records) => {
    const said = new Map();
    for (const { type, target, addedNodes } of records) {
      const at = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
      const root = at?.closest(LIVE);
      if (root && how(root) !== "off" && reached(root)) {
        const whole = root.getAttribute("aria-atomic") === "true" || /^(status|alert)$/.test(root.getAttribute("role") ?? "") || root.matches("output");
        const words = whole ? [spoken(root)] : type === "characterData" ? [target.data] : [...addedNodes].map(spoken);
        said.set(root, whole ? words : [...(said.get(root) ?? []), ...words]);
      }
      // An alert is said when it comes; other regions only when they change.
      for (const node of addedNodes)
        if (node.nodeType === Node.ELEMENT_NODE)
          for (const alert of [node, ...node.querySelectorAll("[role=alert]")])
            if (alert.matches("[role=alert]") && reached(alert)) said.set(alert, [spoken(alert)]);
    }
    for (const [root, words] of said) {
      const text = plain(words.join(" "));
      if (text) window.heard.push({ how: how(root), text });
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
})()
