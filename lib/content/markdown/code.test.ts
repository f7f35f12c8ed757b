import { expect, it } from 'vitest';

import { rendered } from '../fixtures/rendered';
import { codeLanguages } from './code';
import { highlight } from './highlight';

const html = (markdown: string) => rendered(markdown, { highlight }).html;

it('code has classes of its tokens, no style attributes, and its text unchanged', () => {
  const code = 'const a: string = "<b>"; // end\nfoo(1);';
  const rendered = html(`\`\`\`ts\n${code}\n\`\`\``);
  expect(rendered).toContain('<span class="tok-keyword">const</span>');
  expect(rendered).toContain('<span class="tok-comment">// end</span>');
  expect(rendered).not.toContain('style=');
  const shown = rendered.replace(/<[^>]+>/g, '').replaceAll('&#x3C;', '<');
  expect(shown.trim()).toBe(code);
});

const plain = ['```text\na = 1\n```', '```\na = 1\n```', '`const a = 1`'];
it.each(plain)('code in %j has no tokens', (text) => expect(html(text)).not.toContain('<span'));

it('code is a region with keyboard focus, because it scrolls', () => {
  const rendered = html('```\na\n```\n\n```\nb\n```');
  for (const name of ['Code 1', 'Code 2']) {
    expect(rendered).toContain(`<pre role="region" tabindex="0" aria-label="${name}">`);
  }
});

// Shiki compiles each grammar when it is first used.
it.each(codeLanguages)('code in %s is colored', (language) => {
  expect(html(`\`\`\`${language}\n<a href="x">\n+ 1\n\`\`\``)).toContain('class="tok-');
});
