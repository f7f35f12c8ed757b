import type { Element, ElementContent, Root } from 'hast';
import { describe, expect, it, vi } from 'vitest';

import { highlight } from './highlight';
import { parseMarkdown, renderMarkdown } from './markdown';
import { highlightCode, unknownLanguages } from './markdown-code';

const html = (markdown: string) => renderMarkdown(markdown, { highlight }).html;

describe('code', () => {
  it('has classes of its tokens, no style attributes, and its text unchanged', () => {
    const code = 'const a: string = "<b>"; // end\nfoo(1);';
    const rendered = html(`\`\`\`ts\n${code}\n\`\`\``);
    expect(rendered).toContain('<span class="tok-keyword">const</span>');
    expect(rendered).toContain('<span class="tok-comment">// end</span>');
    expect(rendered).not.toContain('style=');
    const text = rendered
      .replace(/<[^>]+>/g, '')
      .replaceAll('&#x3C;', '<')
      .trim();
    expect(text).toBe(code);
  });

  it.each(['text', ''])('of the language "%s" has no tokens', (language) => {
    expect(html(`\`\`\`${language}\na = 1\n\`\`\``)).not.toContain('<span');
  });

  it('in a line has no tokens', () => expect(html('`const a = 1`')).not.toContain('<span'));
});

describe('highlightCode', () => {
  const element = (
    tagName: string,
    className: unknown,
    ...children: ElementContent[]
  ): Element => ({
    type: 'element',
    tagName,
    properties: className === undefined ? {} : { className: className as string[] },
    children,
  });
  const text = { type: 'text', value: 'a' } as const;
  const root = (...children: ElementContent[]): Root => ({ type: 'root', children });

  it('asks for the tokens of a code block in its language', () => {
    const code = element('code', ['x', 'language-js'], text, element('b', undefined, text), text);
    const tokens = vi.fn(() => [{ text: 'a', kind: 'keyword' }, { text: 'b' }]);
    highlightCode(root(element('pre', undefined, code)), tokens);
    expect(tokens.mock.calls).toEqual([['aa', 'js']]);
    expect(code.children).toEqual([
      element('span', ['tok-keyword'], text),
      { type: 'text', value: 'b' },
    ]);
  });

  it.each([
    ['outside of a block', element('code', ['language-js'], text)],
    ['in another element', element('p', undefined, element('code', ['language-js'], text))],
    ['without a language', element('pre', undefined, element('code', undefined, text))],
    ['with other classes', element('pre', undefined, element('code', ['xlanguage-js'], text))],
    ['with a class as text', element('pre', undefined, element('code', 'language-js', text))],
    ['in no code element', element('pre', undefined, element('span', ['language-js'], text))],
  ])('leaves code %s as it is', (_, node) => {
    const tokens = vi.fn();
    const before = structuredClone(node);
    highlightCode(root(node), tokens);
    expect(tokens).not.toHaveBeenCalled();
    expect(node).toEqual(before);
  });

  it('leaves code of a language without colors as it is', () => {
    const code = element('code', ['language-js'], text);
    highlightCode(root(element('pre', undefined, code)), () => undefined);
    expect(code.children).toEqual([text]);
  });
});

it('finds unknown languages with their lines', () => {
  const blocks = ['js', 'jss', '', 'text', 'chart'].map((name) => `\`\`\`${name}\nx\n\`\`\`\n`);
  const problems = unknownLanguages(parseMarkdown(blocks.join('\n')));
  expect(problems).toMatchObject([
    { line: 5, field: 'body', message: 'unknown language "jss" of a code block' },
  ]);
});
