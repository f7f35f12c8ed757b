import { expect, it } from 'vitest';
import type { z } from 'zod';

import { contentSchemas } from './inspect-all';

type Rule = { error?: (issue: object) => unknown };

/** What the rules of a schema say about a mistake, with all schemas in it (`_zod` of Zod 4). */
function messagesOf(part: unknown, seen = new Set<unknown>()): string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  const internals = (part as Partial<z.core.$ZodType>)._zod;
  if (!internals) return Object.values(part).flatMap((each) => messagesOf(each, seen));
  const { error, ...inner } = internals.def as Rule & object;
  const message = error?.({ code: 'custom', input: 0, path: [], keys: [] });
  return [
    ...(typeof message === 'string' ? [message] : []),
    ...Object.values(inner).flatMap((each) => messagesOf(each, seen)),
  ];
}

it.each(contentSchemas)('the rules of $matches say what to write', ({ schema }) => {
  const messages = messagesOf(schema);
  expect(messages.length).toBeGreaterThan(0);
  expect(messages.filter((message) => !/^[a-z].*[a-z]/.test(message))).toEqual([]);
});
