/** Short sounds, made here and off until asked for. Each has a rhythm and a pitch of its own. */

import { look } from "../theme/look.svelte";

/** Notes one after the other: a pitch in hertz, seconds until the next, seconds it rings. */
type Note = readonly [pitch: number, until: number, rings: number];
type Voice = {
  readonly wave: OscillatorType;
  readonly loud: number;
  readonly notes: readonly Note[];
};

export const SOUNDS = {
  /** It is your move: two notes up. */
  turn: { wave: "triangle", loud: 0.22, notes: [[523, 0.13, 0.22], [784, 0, 0.34]] }, // prettier-ignore
  /** A card or a tile is laid: one low knock. */
  piece: { wave: "sine", loud: 0.3, notes: [[164, 0, 0.07]] },
  /** Chips: three quick high clinks. */
  chips: { wave: "square", loud: 0.05, notes: [[2093, 0.06, 0.04], [2489, 0.05, 0.04], [2093, 0, 0.05]] }, // prettier-ignore
  /** Somebody says something: one soft note in the middle. */
  word: { wave: "sine", loud: 0.16, notes: [[440, 0, 0.16]] },
  /** The last seconds of a candle: one dry tick each. */
  candle: { wave: "square", loud: 0.04, notes: [[988, 0, 0.025]] },
  /** A Signifier: a long bell. */
  bell: { wave: "sine", loud: 0.24, notes: [[1175, 0.02, 1.8], [2960, 0, 0.9]] }, // prettier-ignore
  /** The stop card: two long low notes down. */
  stop: { wave: "triangle", loud: 0.3, notes: [[247, 0.3, 0.34], [165, 0, 0.6]] }, // prettier-ignore
  /** The game is over: four notes up and home. */
  end: { wave: "triangle", loud: 0.22, notes: [[392, 0.14, 0.2], [494, 0.14, 0.2], [587, 0.14, 0.2], [784, 0, 0.7]] }, // prettier-ignore
} as const satisfies Record<string, Voice>;

export type Sound = keyof typeof SOUNDS;
export const ALL = Object.keys(SOUNDS) as Sound[];

let speaker: AudioContext | null = null;

/** Plays a sound where the reader wants sounds; `always` lets it be tried. */
export function sound(name: Sound, { always = false } = {}): void {
  if (!look.sounds && !always) return;
  if (typeof AudioContext !== "function") return; // whatever sounds is also seen
  speaker ??= new AudioContext();
  // Until something was pressed on the page, browsers keep it silent.
  if (speaker.state === "suspended") void speaker.resume().catch(() => {});
  const { wave, loud, notes }: Voice = SOUNDS[name];
  let at = speaker.currentTime + 0.01;
  for (const [pitch, until, rings] of notes) {
    play(speaker, wave, pitch, loud, at, rings);
    at += until;
  }
}

function play(
  box: AudioContext,
  wave: OscillatorType,
  pitch: number,
  loud: number,
  at: number,
  rings: number,
): void {
  const tone = box.createOscillator();
  const fade = box.createGain();
  tone.type = wave;
  tone.frequency.value = pitch;
  fade.gain.setValueAtTime(loud, at);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + rings);
  tone.connect(fade).connect(box.destination);
  tone.start(at);
  tone.stop(at + rings);
}
