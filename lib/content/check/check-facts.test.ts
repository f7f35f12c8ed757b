import { afterEach, expect, it, vi } from 'vitest';

import { blog } from '../collections/blog';
import { pages } from '../collections/pages';
import { enterProject, type Files, pageFile, postWith, smallSite } from '../fixtures/temp-project';
import { checkContent } from './check';

afterEach(() => void vi.restoreAllMocks());

const post = (changes: Record<number, string>) => ({ 'content/blog/first.md': postWith(changes) });
const factsFile = (facts: object) => ({
  'content/facts.json': JSON.stringify({ facts }, null, 2),
});
const price = factsFile({ pilot: { price: '$102,000' } });

function found(files: Files): string[] {
  enterProject({ ...smallSite, ...files });
  return checkContent().problems.map(
    ({ file, line, field, message, fix }) => `${file}:${line} ${field}: ${message} (${fix})`,
  );
}

it('fills facts into the texts of posts and pages', () => {
  const files = {
    ...price,
    ...post({ 2: 'title: "A pilot for {{pilot.price}}"', 9: 'It costs {{pilot.price}}.' }),
    'content/pages/pricing.json': pageFile('pricing', {
      sections: { a: { heading: 'A', points: [{ title: 'B', text: 'For {{pilot.price}}.' }] } },
    }),
  };
  expect(found(files)).toEqual([]);
  expect(blog.get('first')).toMatchObject({
    title: 'A pilot for $102,000',
    body: 'It costs $102,000.\n',
  });
  expect(pages.get('pricing')?.sections.a?.points).toMatchObject([{ text: 'For $102,000.' }]);
});

it.each<[string, Files, string[]]>([
  [
    'an unknown fact of a body',
    { ...price, ...post({ 9: 'It costs {{pilot.price}}.\n\nOr {{pilot.prize}}.' }) },
    [
      'content/blog/first.md:11 body: unknown fact "pilot.prize" (did you mean "pilot.price"? Add it to facts.json, or correct the name)',
    ],
  ],
  [
    'an unknown fact of a field',
    { ...price, ...post({ 2: 'title: "{{pilot}}"', 9: '{{pilot.price}}' }) },
    [
      'content/blog/first.md:2 title: unknown fact "pilot" (add it to facts.json, or correct the name)',
    ],
  ],
  [
    'a fact of a site without facts',
    post({ 9: '{{pilot.price}}' }),
    [
      'content/blog/first.md:9 body: unknown fact "pilot.price" (add it to facts.json, which does not exist or has no facts)',
    ],
  ],
  [
    'an unused fact',
    price,
    [
      'content/facts.json:4 facts.pilot.price: no text names this fact (write {{pilot.price}} where the figure belongs, or remove it)',
    ],
  ],
  [
    'facts that can not be read, once',
    { 'content/facts.json': '{ "facts": { "pilot": 1 } }', ...post({ 9: '{{pilot.price}}' }) },
    ['content/facts.json:1 facts.pilot: 1 is not valid (write a group of fields)'],
  ],
  [
    'a fact with signs of Markdown',
    { ...factsFile({ pilot: { price: '**$102,000**' } }) },
    [
      'content/facts.json:4 facts.pilot.price: "**$102,000**" is not valid (write plain words and figures, without spaces around them and without { } [ ] < > * _ ` | \\)',
    ],
  ],
])('reports %s', (_, files, expected) => {
  expect(found(files)).toEqual(expected);
});

it('publishes no post with an unknown fact', () => {
  enterProject({ ...smallSite, ...price, ...post({ 9: '{{pilot.prize}}' }) });
  expect(() => blog.all()).toThrow('unknown fact "pilot.prize"');
});
