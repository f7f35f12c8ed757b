import { describe, expect, it } from 'vitest';

import { highlight } from './highlight';
import { renderMarkdown } from './markdown';

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

describe('asides', () => {
  it('start with a mark and have its name as title', () => {
    expect(html('> [!NOTE]\n> Some **words**.\n>\n> More.')).toBe(
      '<div class="aside" role="note">\n<p><strong>Note</strong></p>\n<p>Some <strong>words</strong>.</p>\n<p>More.</p>\n</div>\n',
    );
    expect(html('> [!WARNING]\n>\n> Stop.')).toContain(
      '<p><strong>Warning</strong></p>\n<p>Stop.</p>',
    );
  });

  it.each(['> A quotation.', '> [!note] x', '> [!OTHER]\n> x', '> Say [!NOTE]'])(
    'are not made of %j',
    (markdown) => expect(html(markdown)).toMatch(/^<blockquote>/),
  );
});
