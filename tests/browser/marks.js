// The marks of a story: for each of them that is on the page, whether forced colours keep it.
() => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.background = "Canvas";
  const { backgroundColor: ground } = getComputedStyle(probe);
  probe.remove();
  const filled = (style) => ![ground, "rgba(0, 0, 0, 0)"].includes(style.backgroundColor);
  const edged = (style) => style.borderTopStyle !== "none";
  const thick = (style) => edged(style) && parseFloat(style.borderTopWidth) >= 2;
  const outlined = (style) => style.outlineStyle === "solid";
  const marks = {
    "a flashback that is left": [".pips i:not(.used)", filled],
    "a flashback that was used": [".pips .used", (style) => !filled(style) && edged(style)],
    "a flashback that would help": [".glows i:not(.used):not(.gift)", outlined],
    "a flashback in the words for it": [".legend .pip", filled],
    "who is in a memory": [".letter .dot", edged],
    "what an ability needs": [".letter rect.needs", (style) => style.fill !== ground],
    "the felt while somebody remembers": [".ringing", thick],
    "whose memory it is": [".bell", thick],
    "a hand whose turn it is": [".hand.turn", outlined],
    "a seat that is waited for": [".plate.awaited", thick],
  };
  const kept = ([what, [where, is]]) => [
    what,
    [...document.querySelectorAll(where)]
      .filter((one) => one.checkVisibility())
      .map((one) => is(getComputedStyle(one))),
  ];
  return Object.fromEntries(Object.entries(marks).map(kept));
}
