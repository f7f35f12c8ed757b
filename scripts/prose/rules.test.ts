import path from 'node:path';
import { expect, it } from 'vitest';

import { tempProject } from '#lib/content/fixtures/temp-project';
import { smallRules } from './fixtures';
import { proseRules } from './rules';

/** Fields and fixes of the problems of prose.json with one rule of style. */
function problemsOf(rule: object): string[] {
  const style = [{ name: 'looms', pattern: 'loom', finds: ['A loom'], fix: 'stop', ...rule }];
  const root = tempProject({ 'content/prose.json': JSON.stringify({ ...smallRules, style }) });
  const { problems } = proseRules.inspect(path.join(root, 'content'));
  return problems.map(({ field, fix }) => `${field}: ${fix}`);
}

it.each([
  ['a pattern that finds its examples', {}],
  ['any case', { finds: ['A LOOM'], anyCase: true }],
  ['a text that the pattern does not find', { passes: ['A wheel'] }],
])('accepts %s', (_, rule) => expect(problemsOf(rule)).toEqual([]));

it.each<[what: string, rule: object, problem: string]>([
  [
    'a broken pattern',
    { pattern: '(' },
    'style.0.pattern: write a regular expression of JavaScript',
  ],
  ['no example', { finds: [] }, 'style.0.finds: give a text that the pattern finds'],
  [
    'an example that is not found',
    { finds: ['A loom', 'A Loom'] },
    'style.0.finds.1: correct the pattern or this text: it is not found',
  ],
  [
    'an example that is found',
    { passes: ['A loom'] },
    'style.0.passes.0: correct the pattern or this text: it is found',
  ],
])('refuses %s', (_, rule, problem) => expect(problemsOf(rule)).toEqual([problem]));
