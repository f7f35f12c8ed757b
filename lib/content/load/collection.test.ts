import { beforeEach, expect, it, vi } from 'vitest';

import { jobs } from '../collections/jobs';
import { jobFile } from '../fixtures/entries';
import { enterSite, type Files } from '../fixtures/temp-project';
import { ContentError } from './problem';

const job = (title: string, order: number, change: object) => ({
  [`content/jobs/${title.toLowerCase()}.json`]: jobFile({ title, order, ...change }),
});

const files: Files = {
  ...job('Old', 5, {}),
  ...job('Past', 4, { validThrough: '2024-05-28' }),
  ...job('Today', 3, { datePosted: '2024-05-29', validThrough: '2024-05-29' }),
  ...job('Draft', 2, { draft: true }),
  ...job('Tomorrow', 1, { datePosted: '2024-05-30' }),
  'content/jobs/notes.txt': 'not content',
};

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

beforeEach(() => {
  // Half an hour before midnight in UTC.
  vi.useFakeTimers({ now: new Date('2024-05-29T23:30:00Z'), toFake: ['Date'] });
  enterSite(files);
});

it('has published entries, sorted, and others when their day has come', () => {
  expect(ids(jobs.all())).toEqual(['today', 'old']);
  expect(jobs.getOrThrow('old')).toMatchObject({
    ...{ id: 'old', file: 'content/jobs/old.json', status: 'published' },
    ...{ title: 'Old', body: '' },
  });
  expect([jobs.get('draft'), jobs.get('tomorrow')]).toEqual([undefined, undefined]);
  expect(() => jobs.getOrThrow('gone')).toThrow('There is no "gone" in content/jobs/');
  enterSite(files);
  vi.setSystemTime(new Date('2024-05-30T00:00:00Z'));
  expect(ids(jobs.all())).toEqual(['tomorrow', 'old']);
});

it('shows and marks what is unpublished in the preview', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(jobs.all().map(({ id, status }) => `${id} ${status}`)).toEqual([
    ...['tomorrow scheduled', 'draft draft', 'today published', 'past expired', 'old published'],
  ]);
});

it('throws every mistake at once; in the preview those of drafts too', () => {
  enterSite({
    ...files,
    ...job('Old', 5, { datePosted: '2024-02-30', extra: 1 }),
    ...job('Draft', 2, { draft: true, extra: 1 }),
  });
  // Files with mistakes are last.
  expect(ids(jobs.inspect().files)).toEqual(['tomorrow', 'today', 'past', 'draft', 'old']);
  expect(ids(jobs.valid())).toEqual(['today']);
  expect(() => jobs.all()).toThrow(/has 2 mistakes[\s\S]*old\.json:9/);
  const thrown = () => jobs.get('today');
  expect(thrown).toThrow(ContentError);
  // npm run dev shows the stack below the message.
  expect(thrown).toThrow(expect.objectContaining({ stack: expect.not.stringContaining('.ts:') }));
  vi.stubEnv('NODE_ENV', 'development');
  expect(() => jobs.all()).toThrow(
    /has 3 mistakes[\s\S]*draft\.json:\d+ {2}extra[\s\S]*old\.json:/,
  );
});
