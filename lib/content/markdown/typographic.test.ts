import { expect, it } from 'vitest';

import { rendered } from '../fixtures/rendered';
import { typographic, withTypographicTexts } from './typographic';

it.each([
  [`It's "new"`, 'It’s “new”'],
  [`("Yes," they said.)`, '(“Yes,” they said.)'],
  [`the users' time`, 'the users’ time'],
  [`a 'word' of the '90s`, 'a ‘word’ of the ’90s'],
  [`"'Inner' first"`, '“‘Inner’ first”'],
  [`"It's https://a.example/Moore's_law"`, "“It’s https://a.example/Moore's_law”"],
  [`It's o'brien@a.example`, "It’s o'brien@a.example"],
])('sets %s', (text, set) => expect(typographic(text)).toBe(set));

it('sets the texts of entries at every depth, but formulas and fixed texts', () => {
  const fixed = { formula: '=IF(A1="","",1)', title: "What's Possible", count: 1 };
  const german = { lang: 'de', text: '"a"' };
  const entry = { ...fixed, "It's": `It's`, list: [{ text: '"a"' }, german] };
  const set = { ...fixed, 'It’s': 'It’s', list: [{ text: '“a”' }, german] };
  expect(withTypographicTexts(entry, ["What's Possible"])).toEqual(set);
});

it('in Markdown sets words around links and code, and keeps code and the ids of headings', () => {
  const text = 'Say "[it](/a)" with `it\'s "x"`\'s "y".\n\n    "code"\n\n## What\'s "new"?';
  const { html, toc } = rendered(text);
  expect(html).toContain('Say “<a href="/a">it</a>” with');
  expect(html).toContain('</code>’s “y”.');
  expect(html).not.toMatch(/“x”|“code”/);
  expect(html).toContain('id="whats-new"');
  expect(toc).toEqual([{ id: 'whats-new', title: 'What’s “new”?', depth: 2 }]);
});
