import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { explainIssue } from './explain';
import { collections, documents } from './registry';
import { parseSource } from './source';

interface Rule {
  /** E.g. `max_length content/blog/*.md.tags`. */
  place: string;
  message: unknown;
}

/** Rules on patterns, lengths and lists of values, with their messages (`_zod` of Zod 4). */
function rulesOf(part: unknown, at: string, seen = new Set<unknown>()): Rule[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  const internals = (part as Partial<z.core.$ZodType>)._zod;
  if (!internals) {
    return Object.entries(part).flatMap(([name, each]) => rulesOf(each, `${at}.${name}`, seen));
  }
  const def = internals.def as {
    type?: string;
    check?: string;
    error?: (issue: object) => unknown;
  };
  const kind = def.check ?? def.type ?? '';
  const own = /^(?:string_format|enum)$|length/.test(kind)
    ? [{ place: `${kind} ${at}`, message: def.error?.({ code: 'custom', input: 0, path: [] }) }]
    : [];
  return [...own, ...Object.entries(def).flatMap(([, each]) => rulesOf(each, at, seen))];
}

const described = [
  ...collections.map(({ name, schema }) => ({ name, schema })),
  ...documents.map(({ file, schema }) => ({ name: file(), schema })),
];

it.each(described)('the rules of $name say what to write', ({ name, schema }) => {
  const rules = rulesOf(schema, name);
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter(({ message }) => !/^[a-z].*[a-z]/.test(String(message ?? '')))).toEqual([]);
});

describe('a mistake without a message of its own', () => {
  const schema = z.strictObject({
    count: z.int().positive().max(9).optional(),
    share: z.number().min(1).lt(5).optional(),
    list: z.array(z.string()).optional(),
    group: z.strictObject({}).optional(),
    flag: z.boolean().optional(),
  });

  it.each([
    ['count: 0', 'write a number above 0'],
    ['count: 10', 'write a number up to 9'],
    ['count: 1.5', 'write a whole number'],
    ['count: many', 'write a number'],
    ['share: 0.5', 'write a number from 1'],
    ['share: 5', 'write a number below 5'],
    ['list: one', 'write a list'],
    ['group: one', 'write a group of fields'],
    ['flag: one', 'write true or false'],
    ['flag:', 'fill it in or remove it: write true or false'],
  ])('%s: %s', (line, fix) => {
    const source = parseSource('content/a.md', `---\n${line}\n---\nText.\n`);
    const { error } = schema.safeParse(source.data);
    const found = error?.issues.flatMap((issue) =>
      explainIssue(issue, { file: 'content/a.md', source, schema }),
    );
    expect(found).toMatchObject([{ file: 'content/a.md', line: 2, fix }]);
  });
});
