import { smootherstep } from './scenes';
import { addReverb, type Note, pad, pluck, type Sound, sampleRate, silence } from './synth';
import { duration, lines, moments } from './timeline';
import { entryTime } from './yarns';

/** Pentatonic D major scale (D E F# A B), in semitones above A4. */
const scale = [-7, -5, -3, 0, 2] as const;
/**
 * Pitch of a scale degree, in semitones above A4. Degree 0 is D4; degrees continue through the
 * octaves.
 */
const degree = (index: number) => (scale[((index % 5) + 5) % 5] ?? 0) + 12 * Math.floor(index / 5);

/** Chords: semitones above A4, start and end in seconds. They overlap for smooth transitions. */
const chords: readonly (readonly [readonly number[], number, number])[] = [
  [[-31, -19], 0.3, 9.5],
  [[-26, -14, -10], 7, 14],
  [[-22, -15, -10, -5], 11.5, 18.5],
  [[-24, -17, -12, -5], 16, 22.5],
  [[-26, -14, -10, -7], 20, 28],
  [[-31, -19, -12, -7, -3], 25.5, duration],
];

/** Composes the whole sound of the film: single notes, paired notes, the loom, a final chord. */
export function composeSound(): Sound {
  const sound = silence(duration);
  for (const [pitches, from, to] of chords) {
    for (const pitch of pitches) pad(sound, pitch, from, to, 0.05);
  }
  for (const note of [...loneNotes(), ...meetingNotes(), ...loomNotes(), ...lastNotes()]) {
    pluck(sound, note);
  }
  return faded(addReverb(sound, 0.34));
}

/** One note as each yarn enters, panned to its side, and a few single notes. */
function loneNotes(): Note[] {
  const entries = [0, 3, 1, 4, 2].map((yarn, index) => ({
    at: entryTime(yarn) + 0.12,
    pitch: degree([0, 3, 1, 4, 2][index] ?? 0),
    strength: 0.3,
    pan: yarn % 2 ? 0.6 : -0.6,
  }));
  const others = [
    [3.7, 7, 0.5],
    [4.75, 3, -0.5],
    [5.9, 6, 0.3],
    [6.7, 1, -0.4],
  ] as const;
  return [
    ...entries,
    ...others.map(([at, step, pan]) => ({ at, pitch: degree(step), strength: 0.2, pan })),
  ];
}

/** Two voices that start on both sides and converge. */
function meetingNotes(): Note[] {
  const [from] = moments.mingle;
  const upper = [9, 8, 7, 8, 7, 6, 7, 6, 5, 7, 6, 5];
  const lower = [0, 2, 1, 2, 3, 2, 3, 4, 3, 2, 3, 5];
  const voice = (steps: readonly number[], late: number, side: number): Note[] =>
    steps.map((step, index) => ({
      at: from + 0.6 + late + index * 0.78,
      pitch: degree(step),
      strength: 0.2 + 0.05 * Math.sin((index / steps.length) * Math.PI),
      pan: side * (1 - index / steps.length) * 0.7,
    }));
  return [...voice(upper, 0, 1), ...voice(lower, 0.39, -1)];
}

/** While the cloth is woven: quiet quick notes from left to right, with a beat. */
function loomNotes(): Note[] {
  const [from, to] = moments.warp;
  const steps = [0, 3, 5, 2, 5, 7, 1, 4, 6, 3, 6, 8, 2, 5, 7, 5, 8, 10];
  const pace = (to - from + 0.9) / steps.length;
  return steps.map((step, index) => ({
    at: from + 0.2 + index * pace,
    pitch: degree(step) + (index % 3 === 0 ? -12 : 0),
    strength: index % 3 === 0 ? 0.24 : 0.14,
    pan: (index / steps.length) * 1.4 - 0.7,
  }));
}

/** The last line: a slow broken chord, then its highest note again. */
function lastNotes(): Note[] {
  const start = lines[2]?.from ?? 0;
  const steps = [-5, 0, 3, 5, 7] as const;
  const roll = steps.map((step, index) => ({
    at: start + 0.1 + index * 0.2,
    pitch: degree(step),
    strength: 0.27,
    pan: (index - 2) * 0.2,
  }));
  return [...roll, { at: start + 2.6, pitch: degree(10), strength: 0.13, pan: 0.1 }];
}

function faded({ left, right }: Sound): Sound {
  const level = (_: number, index: number) => {
    const second = index / sampleRate;
    return (
      smootherstep(0, 0.35, second) * (1 - smootherstep(duration - 2.6, duration - 0.05, second))
    );
  };
  return {
    left: left.map((value, index) => value * level(value, index)),
    right: right.map((value, index) => value * level(value, index)),
  };
}

/** Encodes a 32-bit float WAV file (RIFF, format 3). */
export function wavOf({ left, right }: Sound): Buffer {
  const data = Buffer.alloc(left.length * 8);
  left.forEach((value, index) => {
    data.writeFloatLE(value, index * 8);
    data.writeFloatLE(right[index] ?? 0, index * 8 + 4);
  });
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(3, 20);
  head.writeUInt16LE(2, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate * 8, 28);
  head.writeUInt16LE(8, 32);
  head.writeUInt16LE(32, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
