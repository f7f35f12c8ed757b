import { expect, it } from 'vitest';
import { z } from 'zod';

import { explainIssue } from './explain';
import { parseSource } from './source';

const schema = z.strictObject({
  count: z.int().positive().max(9).optional(),
  share: z.number().min(1).lt(5).optional(),
  name: z.string().max(3).optional(),
  names: z.array(z.string()).min(1).optional(),
  cell: z.union([z.string(), z.int(), z.null()]).optional(),
  from: z.literal(['a', 'b']).optional(),
  end: z.string().endsWith('.', 'end it').optional(),
});

// Other kinds are in the report of lib/content/check/check.test.ts.
it.each([
  ['count: 10', 'write a number up to 9'],
  ['count: 1.5', 'write a whole number'],
  ['count: many', 'write a number'],
  ['share: 0.5', 'write a number from 1'],
  ['share: 5', 'write a number below 5'],
  ['name: false', 'write a text in quotes'],
  ['from: c', 'write "a" or "b"'],
  ['name: long', 'write at most 3 characters'],
  ['end: About 5\u00a0000 tons', 'end it'],
  ['names: []', 'write 1 or more items'],
  ['cell: true', 'write a text in quotes, or write a number, or write null'],
  ['cell: 1e300', `write a number up to ${Number.MAX_SAFE_INTEGER}`],
])('%s, for which the schema has no message: %s', (line, fix) => {
  const file = 'content/a.md';
  const source = parseSource(file, `---\n${line}\n---\nText.\n`);
  const issues = schema.safeParse(source.data).error?.issues ?? [];
  const found = issues.flatMap((issue) => explainIssue(issue, { file, source, schema }));
  expect(found).toMatchObject([{ file, line: 2, fix }]);
});
