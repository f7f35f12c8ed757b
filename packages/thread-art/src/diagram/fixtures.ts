import { boxOf, type Label, type Sheet } from '../chart/drawing.ts';
import { expectApart } from '../chart/fixtures.ts';
import { drawDiagram } from './figure.ts';
import type { Diagram } from './schema.ts';

const words = { title: 'Threads', caption: 'An illustration.' };

/** One diagram of each kind. */
export const oneOfEach: readonly Diagram[] = [
  {
    ...words,
    kind: 'flow',
    steps: [{ name: 'Cut', note: 'By hand' }, { name: 'Sew' }, { name: 'Press', note: 'Twice' }],
  },
  {
    ...words,
    kind: 'loop',
    steps: [{ name: 'Plan' }, { name: 'Weave', note: 'A week' }, { name: 'Look' }],
    again: 'Until nothing is found',
  },
  { ...words, kind: 'layers', layers: [{ name: 'Cloth', note: 'Shown' }, { name: 'Thread' }] },
  {
    ...words,
    kind: 'before-after',
    heads: ['By hand', 'By loom'],
    rows: [
      { before: 'A week', after: 'A day' },
      { before: 'One weaver', after: 'One weaver and a machine that somebody repairs' },
    ],
  },
  {
    ...words,
    kind: 'decision',
    question: 'Does it hold?',
    answers: {
      Yes: 'Sell it',
      No: { question: 'Can it be mended?', answers: { Yes: 'Mend it', No: 'Weave it again' } },
    },
  },
];

/** The longest texts that the schemas allow editors to draw, in every kind. */
export const crowded: readonly Diagram[] = [
  {
    ...words,
    kind: 'flow',
    steps: Array.from({ length: 6 }, (_, index) => ({
      name: `Responsibilities ${index}`,
      note: 'Each of them is written down, with a name and a date, before anything else happens',
    })),
  },
  {
    ...words,
    kind: 'loop',
    steps: Array.from({ length: 6 }, (_, index) => ({
      name: `Confirmation ${index}`,
      note: 'By the owner and the deputy, with the date of the last one beside it',
    })),
    again:
      'A row that nobody has confirmed for thirty days is paused until somebody does, in writing',
  },
  {
    ...words,
    kind: 'decision',
    question: 'Is there anything at all that speaks against it?',
    answers: {
      'Nothing that anybody could name': 'Go on as before',
      'A few things': {
        question: 'Which of them can be repaired within a quarter?',
        answers: {
          All: {
            question: 'Who pays for the repairs, and from which budget?',
            answers: { 'The owner': 'Repair', 'Somebody else': 'Ask', Nobody: 'Stop' },
          },
          None: 'Stop',
        },
      },
    },
  },
];

/** Asserts that all words of a diagram are on the sheet and do not touch. */
export function expectClearWords(diagram: Diagram, sheet: Sheet): void {
  const { height, words } = drawDiagram(diagram, sheet);
  const boxes = (words as Label[]).map((word) => boxOf(word, sheet));
  expectApart(boxes, { left: 0, right: sheet.width, top: 0, bottom: height });
}
