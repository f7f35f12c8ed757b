import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

import { defineCollection } from './collection';
import { isoDate, text } from './fields';
import { enterProject, type Files } from './fixtures/temp-project';
import { ContentError } from './problem';

const define = (url?: (entry: { id: string }) => string) =>
  defineCollection({
    name: 'notes',
    schema: z.strictObject({
      title: text,
      date: isoDate,
      tags: z.array(text).default([]),
      draft: z.boolean().optional(),
    }),
    unique: ['title'],
    compare: (a, b) => b.date.localeCompare(a.date),
    derive: (entry) => ({ ...entry, loud: entry.title.toUpperCase() }),
    url,
  });

const note = (title: string, date: string, more = '') =>
  `---\ntitle: ${title}\ndate: ${date}\ntags: [one]\n${more}---\nBody of ${title}.\n`;

const files: Files = {
  'content/notes/old.md': note('Old', '2024-01-01'),
  'content/notes/today.md': note('Today', '2024-05-29'),
  'content/notes/tomorrow.md': note('Tomorrow', '2024-05-30'),
  'content/notes/draft.md': note('Draft', '2024-03-01', 'draft: true\n'),
  'content/notes/data.json': '{ "title": "Data", "date": "2024-04-01", "draft": false }',
  'content/notes/notes.txt': 'not content',
};

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

beforeEach(() => {
  // Half an hour before midnight in UTC.
  vi.useFakeTimers({ now: new Date('2024-05-29T23:30:00Z'), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('a collection', () => {
  it('reads, derives and sorts', () => {
    enterProject(files);
    const notes = define();
    expect(ids(notes.all())).toEqual(['today', 'data', 'old']);
    expect(notes.all()[0]).toEqual({
      id: 'today',
      file: 'content/notes/today.md',
      title: 'Today',
      date: '2024-05-29',
      tags: ['one'],
      body: 'Body of Today.\n',
      status: 'published',
      loud: 'TODAY',
    });
    expect(notes.get('data')).toMatchObject({ title: 'Data', tags: [], body: '' });
    expect(notes.get('gone')).toBeUndefined();
    expect(notes.getOrThrow('data')).toBe(notes.get('data'));
    expect(() => notes.getOrThrow('gone')).toThrow('There is no "gone" in content/notes/');
  });

  it('has no unpublished entries', () => {
    enterProject(files);
    const notes = define();
    expect([notes.get('draft'), notes.get('tomorrow')]).toEqual([undefined, undefined]);
  });

  it('shows and marks what is unpublished in the preview', () => {
    vi.stubEnv('NODE_ENV', 'development');
    enterProject(files);
    expect(
      define()
        .all()
        .map(({ id, status }) => [id, status]),
    ).toEqual([
      ['tomorrow', 'scheduled'],
      ['today', 'published'],
      ['data', 'published'],
      ['draft', 'draft'],
      ['old', 'published'],
    ]);
  });

  it('publishes an entry when its day has come', () => {
    enterProject(files);
    vi.setSystemTime(new Date('2024-05-30T00:00:00Z'));
    expect(define().get('tomorrow')?.status).toBe('published');
  });

  it('throws every mistake at once, those of drafts too', () => {
    enterProject({
      ...files,
      'content/notes/old.md': note('Old', '2024-02-30'),
      'content/notes/draft.md': note('Draft', '2024-03-01', 'draft: true\nextra: 1\n'),
    });
    const notes = define();
    expect(() => notes.all()).toThrow(ContentError);
    expect(() => notes.all()).toThrow(/has 2 mistakes[\s\S]*draft\.md:6 {2}extra[\s\S]*old\.md:3/);
    const thrown = () => notes.get('today');
    expect(thrown).toThrow(ContentError);
    // npm run dev shows the stack below the message.
    expect(thrown).toThrow(expect.objectContaining({ stack: expect.not.stringContaining('.ts:') }));
  });

  it('is empty where its folder is missing', () => {
    enterProject({ 'content/other/a.md': note('A', '2024-01-01') });
    expect(define().all()).toEqual([]);
  });

  it('names its URLs after its folder unless told otherwise', () => {
    expect(define().url({ id: 'a' })).toBe('/notes/a');
    expect(define(({ id }) => `/n#${id}`).url({ id: 'a' })).toBe('/n#a');
  });
});

describe('inspect', () => {
  it('returns unpublished entries in order, then files with mistakes', () => {
    enterProject({ ...files, 'content/notes/old.md': 'no front matter' });
    const { files: found, problems } = define().inspect();
    expect(ids(found)).toEqual(['tomorrow', 'today', 'data', 'draft', 'old']);
    expect(found.map(({ entry }) => entry !== undefined)).toEqual([true, true, true, true, false]);
    expect(found[1]?.source?.lineOf(['date'])).toBe(3);
    expect(problems).toHaveLength(1);
  });

  it('names the newer of two entries that share what must be unique', () => {
    enterProject({
      'content/notes/a.md': note('Same', '2024-01-02', 'draft: true\n'),
      'content/notes/b.md': note('Same', '2024-01-01'),
      'content/notes/c.md': note('Other', '2024-01-01'),
    });
    expect(define().inspect().problems).toEqual([
      {
        file: 'content/notes/a.md',
        line: 2,
        field: 'title',
        message: 'the same title is used in content/notes/b.md',
        fix: 'use a different title for each entry',
      },
    ]);
  });
});
