import { z } from 'zod';

const text = z
  .string('write this as text, in quotes if it looks like a number or a date')
  .min(1, 'write something here or remove the field')
  .refine((value) => value === value.trim(), 'remove the spaces before or after the text');
const many = (name: string) => ({ error: `write ${name} as a list` });

/** Text fields of every diagram. */
const words = {
  title: text.max(90, 'keep it to 90 characters: it is a heading'),
  /** Says where the content comes from, or that it is an example. */
  caption: text,
};

const itemFix = 'write "- Name" or "- Name: what happens there"';

/** `Name`, or `Name: note`, which YAML reads as a map with one key. */
const item = z
  .union([text, z.record(text, text)], { error: itemFix })
  .refine((value) => typeof value === 'string' || Object.keys(value).length === 1, itemFix)
  .transform((value): Item => {
    if (typeof value === 'string') return { name: value };
    const [name = '', note] = Object.entries(value)[0] ?? [];
    return { name, note };
  });

const itemsOf = (name: string, least: number, most: number) =>
  z
    .array(item, many(name))
    .min(least, `give at least ${least}`)
    .max(most, `give at most ${most}: a diagram shows the main parts`);

const flow = z.strictObject({
  kind: z.literal('flow'),
  ...words,
  /** In order. */
  steps: itemsOf('the steps', 2, 6),
});

const loop = z.strictObject({
  kind: z.literal('loop'),
  ...words,
  /** In order; the last one leads back to the first one. */
  steps: itemsOf('the steps', 3, 6),
  /** When it goes around again, or when it ends. */
  again: text,
});

const layers = z.strictObject({
  kind: z.literal('layers'),
  ...words,
  /** From top to bottom. */
  layers: itemsOf('the layers', 2, 7),
});

const beforeAfter = z.strictObject({
  kind: z.literal('before-after'),
  ...words,
  /** Heads of the two columns. */
  heads: z
    .tuple([text, text], 'write two heads as a list, for example [Before, After]')
    .default(['Before', 'After']),
  rows: z
    .array(
      z.strictObject({ before: text, after: text }, 'write "before: …" and below it "after: …"'),
      many('the rows'),
    )
    .min(2, 'give at least two rows')
    .max(6, 'give at most 6 rows'),
});

export interface Question {
  question: string;
  /** What follows from each answer: a result or another question. */
  answers: Record<string, string | Question>;
}

const answerFix =
  'write a result after the answer, or below it another "question:" with "answers:"';

const answers = (deeper?: z.ZodType<Question>): z.ZodType<Question['answers']> =>
  z
    .record(text, deeper ? z.union([text, deeper], { error: answerFix }) : text, {
      error: 'write "answers:" and below it two to four lines such as "Yes: Stop"',
    })
    .refine((all) => Object.keys(all).length >= 2, 'give at least two answers')
    .refine((all) => Object.keys(all).length <= 4, 'give at most four answers');

const questionOf = (deeper?: z.ZodType<Question>) =>
  z.strictObject({ question: text, answers: answers(deeper) });

const decision = z.strictObject({
  kind: z.literal('decision'),
  ...words,
  question: text,
  // Three questions deep: a fourth column does not fit the width of an article.
  answers: answers(questionOf(questionOf())),
});

/** A step, layer or part of a diagram. */
export interface Item {
  name: string;
  note?: string;
}

/** Schemas by kind of diagram, which is the first key of the block. */
export const diagramSchemas = {
  flow,
  loop,
  layers,
  'before-after': beforeAfter,
  decision,
} as const;

export type Flow = z.output<typeof flow>;
export type Loop = z.output<typeof loop>;
export type Layers = z.output<typeof layers>;
export type BeforeAfter = z.output<typeof beforeAfter>;
export type Decision = z.output<typeof decision>;
export type Diagram = Flow | Loop | Layers | BeforeAfter | Decision;
