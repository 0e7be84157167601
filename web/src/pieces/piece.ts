/** Settings of every piece on the table. */

export type State =
  /** Nothing to remark: can be chosen if it is asked for. */
  | "plain"
  | "chosen"
  /** May be pointed at. */
  | "target"
  /** Would be touched by what is chosen; the tag says how. */
  | "affected"
  /** Not now: veiled, and says why when pressed. */
  | "veiled";

export type Tone = "plain" | "brass" | "ember" | "sage";

export type PieceProps = {
  /** Full name and state, to be read aloud: "Jack of hearts, chosen, would take three". */
  label: string;
  /** The short side, in pixels. */
  width?: number;
  state?: State;
  /** A word or two beneath. */
  tag?: string;
  tone?: Tone;
  /** "Try this": a brass tag on the upper edge. */
  hint?: string;
  /** Why it cannot be chosen now, in the words of the refusal. */
  why?: string;
  /** Makes it a button. A veiled piece calls it never and shows `why` instead. */
  onpick?: () => void;
  /** For roving focus in a group: only one piece of a group has 0. */
  tabindex?: 0 | -1;
};
