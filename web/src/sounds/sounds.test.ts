import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { look } from "../theme/look.svelte";
import { ALL, SOUNDS, sound, type Sound } from "./sounds";

/** What was played: pitches, in the order in which they begin. */
let played: { pitch: number; at: number; until: number }[] = [];

class Box {
  currentTime = 0;
  state = "running";
  destination = {};
  createGain() {
    const gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
    return { gain, connect: (to: unknown) => to };
  }
  createOscillator() {
    const note = { pitch: 0, at: 0, until: 0 };
    played.push(note);
    return {
      type: "",
      frequency: { set value(pitch: number) { note.pitch = pitch; } }, // prettier-ignore
      connect: (to: unknown) => to,
      start: (at: number) => (note.at = at),
      stop: (at: number) => (note.until = at),
    };
  }
}

beforeEach(() => {
  played = [];
  vi.stubGlobal("AudioContext", Box);
});
afterEach(() => {
  look.sounds = false;
  vi.unstubAllGlobals();
});

test("nothing sounds until it is asked for, and then everything does", () => {
  for (const name of ALL) sound(name);
  expect(played).toEqual([]);
  look.sounds = true;
  for (const name of ALL) {
    played = [];
    sound(name);
    expect(played.map((note) => note.pitch)).toEqual(SOUNDS[name].notes.map(([pitch]) => pitch));
  }
});

test("switched off again, nothing sounds", () => {
  look.sounds = true;
  sound("turn");
  look.sounds = false;
  played = [];
  for (const name of ALL) sound(name);
  expect(played).toEqual([]);
});

test("a sound can be tried while sounds are off", () => {
  sound("bell", { always: true });
  expect(played).toHaveLength(SOUNDS.bell.notes.length);
});

test("a browser without sound is silent", () => {
  vi.stubGlobal("AudioContext", undefined);
  look.sounds = true;
  expect(() => sound("turn")).not.toThrow();
});

/** Seconds from the beginning to the end of the last note. */
function length(name: Sound): number {
  const ends = SOUNDS[name].notes.map(([, , rings], at, all) => {
    const before = all.slice(0, at).reduce((sum, [, until]) => sum + until, 0);
    return before + rings;
  });
  return Math.max(...ends);
}

test("any two sounds differ by more than a fourth, by their rhythm or by their length", () => {
  for (const one of ALL) {
    for (const other of ALL.slice(ALL.indexOf(one) + 1)) {
      const [low, high] = [SOUNDS[one].notes[0][0], SOUNDS[other].notes[0][0]].toSorted(
        (a, b) => a - b,
      );
      const apart = high! / low! > 4 / 3;
      const rhythm = SOUNDS[one].notes.length !== SOUNDS[other].notes.length;
      const long = Math.max(length(one), length(other)) / Math.min(length(one), length(other)) > 2;
      expect([one, other, apart || rhythm || long]).toEqual([one, other, true]);
    }
  }
});
