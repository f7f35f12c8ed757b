import { PI, sin, turn } from 'thread-art/math';

export const sampleRate = 48_000;

/** Two channels of samples, nominally -1..1. */
export interface Sound {
  left: Float32Array;
  right: Float32Array;
}

export interface Note {
  /** Seconds from the start. */
  at: number;
  /** Semitones above A4 (440 Hz). */
  pitch: number;
  /** Amplitude 0..1. */
  strength: number;
  /** Stereo position: -1 left, 1 right. */
  pan: number;
}

/** An empty sound of this many seconds. */
export function silence(seconds: number): Sound {
  const length = Math.round(seconds * sampleRate);
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

const hertz = (pitch: number) => 440 * 2 ** (pitch / 12);

/** Partials of a plucked string: multiple of the pitch, amplitude, seconds until decayed to 1/e. */
const partials = [
  [1, 1, 1.1],
  [2.003, 0.42, 0.62],
  [3.008, 0.2, 0.38],
  [4.02, 0.1, 0.22],
  [6.9, 0.035, 0.07],
] as const;

/** Adds a soft pluck, between a harp and a kalimba. */
export function pluck(sound: Sound, { at, pitch, strength, pan }: Note): void {
  const frequency = hertz(pitch);
  const first = Math.round(at * sampleRate);
  const length = Math.min(sound.left.length - first, 5 * sampleRate);
  // Low notes decay more slowly, as on strings.
  const ring = (330 / frequency) ** 0.45;
  for (const [multiple, share, decay] of partials) {
    const step = (turn * frequency * multiple) / sampleRate;
    for (let index = 0; index < length; index += 1) {
      const second = index / sampleRate;
      const attack = Math.min(1, second / 0.009);
      const value = sin(step * index) * Math.exp(-second / (decay * ring)) * attack;
      place(sound, first + index, value * share * strength, pan);
    }
  }
}

/** Adds a sustained tone with rounded fades, slightly detuned against itself. */
export function pad(sound: Sound, pitch: number, from: number, to: number, strength: number): void {
  const first = Math.round(from * sampleRate);
  const length = Math.min(sound.left.length - first, Math.round((to - from) * sampleRate));
  for (const [cents, pan] of [
    [-5, -0.7],
    [4, 0.7],
    [0, 0],
  ] as const) {
    const step = (turn * hertz(pitch + cents / 100)) / sampleRate;
    for (let index = 0; index < length; index += 1) {
      const swell = sin((PI * index) / length) ** 1.3;
      const breath = 1 + 0.15 * sin((turn * 0.23 * index) / sampleRate + cents);
      const tone = sin(step * index) + 0.22 * sin(2 * step * index) + 0.06 * sin(3 * step * index);
      place(sound, first + index, tone * swell * breath * strength, pan);
    }
  }
}

function place({ left, right }: Sound, index: number, value: number, pan: number): void {
  left[index] = (left[index] ?? 0) + value * Math.cos(((pan + 1) * PI) / 4);
  right[index] = (right[index] ?? 0) + value * sin(((pan + 1) * PI) / 4);
}

/** Schroeder's reverberator (1962): delays in milliseconds, different for the two channels. */
const rooms = {
  left: { combs: [35.3, 41.1, 47.9, 53.3], passes: [5.3, 1.9] },
  right: { combs: [36.7, 42.7, 46.1, 55.1], passes: [5.9, 1.7] },
} as const;

/** Adds the reverberation of a quiet room. @param share - proportion of the room sound, 0..1 */
export function addReverb(sound: Sound, share: number): Sound {
  return {
    left: roomOf(sound.left, rooms.left, share),
    right: roomOf(sound.right, rooms.right, share),
  };
}

function roomOf(
  dry: Float32Array,
  { combs, passes }: { combs: readonly number[]; passes: readonly number[] },
  share: number,
): Float32Array {
  let wet = new Float32Array(dry.length);
  for (const milliseconds of combs) {
    const delay = Math.round((milliseconds * sampleRate) / 1000);
    const line = new Float32Array(dry.length);
    let soft = 0;
    for (let index = 0; index < dry.length; index += 1) {
      // Walls absorb high frequencies first.
      soft += 0.35 * ((line[index - delay] ?? 0) - soft);
      line[index] = (dry[index] ?? 0) + 0.84 * soft;
      wet[index] = (wet[index] ?? 0) + (line[index] ?? 0) / combs.length;
    }
  }
  for (const milliseconds of passes)
    wet = allPass(wet, Math.round((milliseconds * sampleRate) / 1000));
  return dry.map((value, index) => value * (1 - share) + (wet[index] ?? 0) * share);
}

function allPass(input: Float32Array, delay: number): Float32Array<ArrayBuffer> {
  const output = new Float32Array(input.length);
  for (let index = 0; index < input.length; index += 1) {
    const late = (input[index - delay] ?? 0) + 0.6 * (output[index - delay] ?? 0);
    output[index] = late - 0.6 * (input[index] ?? 0);
  }
  return output;
}
