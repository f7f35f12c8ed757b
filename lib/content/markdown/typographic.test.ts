import { describe, expect, it } from 'vitest';

import { drawingTheme } from '../brand/drawing-theme';
import { renderMarkdown } from './markdown';
import { typographic, withTypographicTexts, withWrittenTexts } from './typographic';

describe('typographic', () => {
  it.each([
    [`It's "new"`, 'It’s “new”'],
    [`("Yes," they said.)`, '(“Yes,” they said.)'],
    [`the users' time`, 'the users’ time'],
    [`a 'word' of the '90s`, 'a ‘word’ of the ’90s'],
    [`"'Inner' first"`, '“‘Inner’ first”'],
    ['no marks', 'no marks'],
  ])('sets %s', (text, set) => {
    expect(typographic(text)).toBe(set);
  });
});

it('sets the texts of entries at every depth', () => {
  expect(withTypographicTexts({ title: `It's`, list: [{ text: '"a"' }], count: 1 })).toEqual({
    title: 'It’s',
    list: [{ text: '“a”' }],
    count: 1,
  });
});

it('leaves formulas and fixed texts to the letter', () => {
  const entry = { formula: '=IF(A1="","",1)', title: "What's Possible", text: "What's next" };
  expect(withTypographicTexts(entry, ["What's Possible"])).toEqual({
    ...entry,
    text: 'What’s next',
  });
});

it('gives texts back as they are written, without what was added', () => {
  const written = { title: `It's`, tags: [`a's`, 'b'], date: '{{day}}' };
  const entry = { ...withTypographicTexts(written), date: '2024', id: 'a' };
  expect(withWrittenTexts(entry, written)).toEqual({ ...written, date: '2024', id: 'a' });
});

describe('in Markdown', () => {
  it('sets words around links and code, not code itself', () => {
    const { html } = renderMarkdown('Say "[it](/a)" with `it\'s "x"`\'s "y".\n\n    "code"', {
      theme: drawingTheme(),
    });
    expect(html).toContain('Say “<a href="/a">it</a>” with');
    expect(html).toContain('</code>’s “y”.');
    expect(html).not.toContain('“x”');
    expect(html).not.toContain('“code”');
  });

  it('keeps the ids of headings', () => {
    const { html, toc } = renderMarkdown(`## What's "new"?`, { theme: drawingTheme() });
    expect(html).toContain('id="whats-new"');
    expect(toc).toEqual([{ id: 'whats-new', title: 'What’s “new”?', depth: 2 }]);
  });
});
