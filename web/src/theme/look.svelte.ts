/** How this player wants things to look. Kept in this browser only. */

import { insist } from "../lib/insist";

export type Look = {
  theme: "system" | "evening" | "afternoon";
  /** Four suit colours, or the usual two. */
  colours: 4 | 2;
  /** Larger corner indices on cards. */
  bigIndex: boolean;
  /** Our own drawings, or classic ones with painted courts. */
  faces: "parlour" | "classic";
  /** Atkinson Hyperlegible instead of Figtree and Fraunces. */
  clearLetters: boolean;
  motion: "system" | "still";
  /** How long what happens at a table stays in sight. */
  pace: "calm" | "normal" | "quick" | "instant";
  /** Off until asked for; whatever sounds is also seen. */
  sounds: boolean;
  /** Whether somebody was asked if they want them. */
  soundsOffered: boolean;
};

export const DEFAULT_LOOK: Readonly<Look> = {
  theme: "system",
  colours: 4,
  bigIndex: false,
  faces: "parlour",
  clearLetters: false,
  motion: "system",
  pace: "normal",
  sounds: false,
  soundsOffered: false,
};

export const PACES = ["calm", "normal", "quick", "instant"] as const satisfies Look["pace"][];

const ALLOWED: { [K in keyof Look]: readonly Look[K][] } = {
  theme: ["system", "evening", "afternoon"],
  colours: [4, 2],
  bigIndex: [false, true],
  faces: ["parlour", "classic"],
  clearLetters: [false, true],
  motion: ["system", "still"],
  pace: PACES,
  sounds: [false, true],
  soundsOffered: [false, true],
};

const KEY = "parlour.look";

/** Whatever of a stored look makes sense; the rest is as by default. */
export function readLook(text: string | null): Look {
  const look: Record<string, unknown> = { ...DEFAULT_LOOK };
  let found: unknown;
  try {
    found = JSON.parse(text ?? "{}");
  } catch {
    found = {};
  }
  if (typeof found === "object" && found !== null) {
    for (const [key, value] of Object.entries(found)) {
      const allowed = ALLOWED[key as keyof Look] as readonly unknown[] | undefined;
      if (allowed?.includes(value)) look[key] = value;
    }
  }
  return look as Look;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage may be forbidden; then settings last for this visit
  }
}

/** Read it anywhere, change it on the settings page. */
export const look: Look = $state(readLook(stored()));

const wantsStill =
  typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;
let systemStill = $state(wantsStill?.matches ?? false);
wantsStill?.addEventListener("change", (change) => (systemStill = change.matches));

/** True when nothing should fly, turn or burn. */
export function still(): boolean {
  return systemStill || look.motion === "still";
}

/** Puts the look on <html> now and on every change, and keeps it. */
export function followLook(): () => void {
  return $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.dataset.theme = look.theme;
      root.dataset.colours = String(look.colours);
      root.dataset.letters = look.clearLetters ? "clear" : "usual";
      root.dataset.motion = still() ? "still" : "moving";
      if (look.clearLetters) void insist(() => import("./clear-letters"));
      try {
        localStorage.setItem(KEY, JSON.stringify(look));
      } catch {
        // as above: settings last for this visit
      }
    });
  });
}
