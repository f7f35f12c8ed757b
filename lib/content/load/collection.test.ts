import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { enterProject, type Files } from '../fixtures/temp-project';
import { isoDate, text } from '../schema/fields';
import { defineCollection } from './collection';
import { ContentError } from './problem';

const define = () =>
  defineCollection({
    name: 'notes',
    schema: z.strictObject({
      title: text,
      date: isoDate,
      tags: z.array(text).default([]),
      draft: z.boolean().optional(),
      validThrough: isoDate.optional(),
    }),
    hasText: true,
    unique: ['title'],
    compare: (a, b) => b.date.localeCompare(a.date),
    derive: (entry) => ({ ...entry, loud: entry.title.toUpperCase() }),
  });

const note = (title: string, date: string, more = '') =>
  `---\ntitle: ${title}\ndate: ${date}\n${more}---\nBody of ${title}.\n`;

const files: Files = {
  'content/notes/old.md': note('Old', '2024-01-01'),
  'content/notes/past.md': note('Past', '2024-01-02', 'validThrough: 2024-05-28\n'),
  'content/notes/today.md': note('Today', '2024-05-29', 'validThrough: 2024-05-29\n'),
  'content/notes/tomorrow.md': note('Tomorrow', '2024-05-30'),
  'content/notes/draft.md': note('Draft', '2024-03-01', 'draft: true\n'),
  'content/notes/data.md': note('Data', '2024-04-01', 'draft: false\n'),
  'content/notes/notes.txt': 'not content',
};

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

beforeEach(() => {
  // Half an hour before midnight in UTC.
  vi.useFakeTimers({ now: new Date('2024-05-29T23:30:00Z'), toFake: ['Date'] });
  enterProject(files);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it('has published entries, derived and sorted', () => {
  const notes = define();
  expect(ids(notes.all())).toEqual(['today', 'data', 'old']);
  expect(notes.getOrThrow('old')).toEqual({
    ...{ id: 'old', file: 'content/notes/old.md', status: 'published' },
    ...{ title: 'Old', date: '2024-01-01', tags: [], body: 'Body of Old.\n', loud: 'OLD' },
  });
  expect([notes.get('draft'), notes.get('tomorrow')]).toEqual([undefined, undefined]);
  expect(() => notes.getOrThrow('gone')).toThrow('There is no "gone" in content/notes/');
});

it('publishes an entry when its day has come', () => {
  vi.setSystemTime(new Date('2024-05-30T00:00:00Z'));
  expect(ids(define().all())).toEqual(['tomorrow', 'data', 'old']);
});

it('shows and marks what is unpublished in the preview', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const found = define().all();
  expect(found.map(({ id, status }) => `${id} ${status}`)).toEqual([
    ...['tomorrow scheduled', 'today published', 'data published', 'draft draft'],
    ...['past expired', 'old published'],
  ]);
});

it('throws every mistake at once; in the preview those of drafts too', () => {
  enterProject({
    ...files,
    'content/notes/old.md': note('Old', '2024-02-30', 'extra: 1\n'),
    'content/notes/draft.md': note('Draft', '2024-03-01', 'draft: true\nextra: 1\n'),
  });
  const notes = define();
  expect(ids(notes.valid())).toEqual(['today', 'data']);
  expect(() => notes.all()).toThrow(/has 2 mistakes[\s\S]*old\.md:3/);
  const thrown = () => notes.get('today');
  expect(thrown).toThrow(ContentError);
  // npm run dev shows the stack below the message.
  expect(thrown).toThrow(expect.objectContaining({ stack: expect.not.stringContaining('.ts:') }));
  vi.stubEnv('NODE_ENV', 'development');
  expect(() => define().all()).toThrow(/has 3 mistakes[\s\S]*draft\.md:5 {2}extra[\s\S]*old\.md:3/);
});

it('inspects unpublished entries in order, then files with mistakes', () => {
  enterProject({ ...files, 'content/notes/old.md': 'no front matter' });
  const { files: found, problems } = define().inspect();
  expect(ids(found)).toEqual(['tomorrow', 'today', 'data', 'draft', 'past', 'old']);
  expect(found.map(({ entry }) => entry !== undefined).indexOf(false)).toBe(5);
  expect(problems).toHaveLength(1);
});
