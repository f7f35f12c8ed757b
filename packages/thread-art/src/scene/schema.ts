import { z } from 'zod';

/** A text of the scene. The limit is what its place in the drawing holds. */
const words = (most: number) =>
  z
    .string('write this as text')
    .min(1, 'write something here')
    .max(most, `keep it to ${most} characters: its place in the drawing holds no more`)
    .refine((value) => value === value.trim(), 'remove the spaces before or after the text');

/** Text alternative of the whole drawing. */
const alt = z
  .string('describe the drawing')
  .min(20, 'describe what the drawing shows')
  .describe('What the drawing shows, for those who do not see it.');

const conversation = z.strictObject({
  kind: z.literal('conversation'),
  alt,
  request: words(38).describe('What the customer writes.'),
  calls: z
    .array(z.strictObject({ tool: words(16), result: words(20) }))
    .length(2, 'give exactly two calls')
    .describe('Steps in other systems: what is called, and what comes back.'),
  answer: words(38).describe('The answer to the customer.'),
  person: words(10).describe('First name of the colleague who takes the rest.'),
  handover: words(38).describe('What the colleague gets.'),
});

const page = z.strictObject({
  kind: z.literal('page'),
  alt,
  question: z
    .array(words(17))
    .length(2, 'break the question into two lines')
    .describe('What the employee asks, in two lines.'),
  document: words(20).describe('Title of the document.'),
  page: words(8).describe('Number of the page.'),
  sentence: z
    .array(words(28))
    .length(2, 'break the sentence into two lines')
    .describe('The sentence that answers, in two lines.'),
  answer: words(15).describe('The answer.'),
});

const calendar = z.strictObject({
  kind: z.literal('calendar'),
  alt,
  title: words(30).describe('Heading of the calendar.'),
  days: z.array(words(4)).length(5, 'name five days').describe('Names of the days.'),
  times: z.array(words(5)).length(4, 'name four times').describe('Names of the rows.'),
  slots: z
    .array(
      z.strictObject({
        name: words(8),
        day: z.int().min(0).max(4),
        time: z.int().min(0).max(3),
      }),
    )
    .min(3, 'give at least three interviews')
    .max(9, 'keep at least half of the calendar free')
    .describe('Interviews: first name, and column and row from 0.'),
  note: words(38).describe('What a person still does.'),
});

const script = z.strictObject({
  kind: z.literal('script'),
  alt,
  lines: z
    .array(z.strictObject({ voice: words(6), text: words(32) }))
    .length(3, 'give exactly three lines')
    .describe('Lines of the script with the name of the voice.'),
  length: words(6).describe('Length of the episode.'),
  note: words(54).describe('What a person still does.'),
});

const issue = z.strictObject({
  kind: z.literal('issue'),
  alt,
  sources: z.array(words(14)).length(4, 'name four sources').describe('Where the items come from.'),
  title: words(18).describe('Name of the newsletter.'),
  state: words(20).describe('Number and state of the issue.'),
  items: z
    .array(z.strictObject({ text: words(24), source: z.int().min(0).max(3) }))
    .length(3, 'give exactly three items')
    .describe('Headlines, each with the index of its source from 0.'),
  note: words(24).describe('What a person still does.'),
});

/** Words of a drawing of a product at work. */
export const sceneSchema = z.discriminatedUnion(
  'kind',
  [conversation, page, calendar, script, issue],
  { error: 'use one of conversation, page, calendar, script, issue as kind' },
);

export type Scene = z.output<typeof sceneSchema>;
export type SceneOf<Kind extends Scene['kind']> = Extract<Scene, { kind: Kind }>;
