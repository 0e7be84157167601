/** Which body parts an ability may rely on, guessed from its words; a person decides. */

const HINTS: [RegExp, string[]][] = [
  [
    /\b(paint|draw|writ|forg|sew|stitch|dress|surg|pick|lock|steal|pickpocket|cheat|cards?|shoot|gun|aim|knife|cleaver|blade|sword|throw|play(ing)? (the )?(piano|guitar|violin)|typ|cook|bak|repair|mend|wir|count|knot|hand|fist|box|punch|massag|carv)/i,
    ["hand_r"],
  ],
  [/\b(swim|climb|row|lift|carr|wrestl|strangl|arm)/i, ["arm_l", "arm_r"]],
  [
    /\b(run|danc|kick|jump|skat|ski|march|stealth|sneak|rid|cycl|leg|foot|feet)/i,
    ["leg_l", "leg_r"],
  ],
  [
    /\b(lip.?read|read(s|ing)? lips|spot|watch|track|navigat|star|eye|see|look)/i,
    ["eye_l", "eye_r"],
  ],
  [/\b(listen|hear|safe|music|tun|ear)/i, ["ear_l", "ear_r"]],
  [
    /\b(sing|speak|talk|lie|lying|persua|haggl|preach|whistl|accent|language|voice|mouth|kiss)/i,
    ["mouth"],
  ],
  [/\b(smell|nose|perfum|wine)/i, ["nose"]],
];

/** The body's parts as a guess offers them, among those that this story knows. */
export function guess(ability: string, known: readonly string[]): string[] {
  const found = HINTS.filter(([words]) => words.test(ability)).flatMap(([, parts]) => parts);
  return [...new Set(found)].filter((part) => known.includes(part));
}
