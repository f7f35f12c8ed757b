import { expect, it } from 'vitest';

import { highlight } from './highlight';
import { renderMarkdown } from './markdown';

const html = (markdown: string) => renderMarkdown(markdown, { highlight }).html;

// Shiki compiles each grammar when it is first used, which takes most of the time.
it('code of each language is colored', () => {
  const samples = {
    bash: 'echo "a"',
    css: 'a { color: red; }',
    diff: '+ a',
    html: '<a href="x">y</a>',
    js: 'const a = 1',
    json: '{"a": 1}',
    py: 'def f(): pass',
    sql: "SELECT 'a'",
    yaml: 'a: 1',
  };
  const plain = Object.entries(samples).filter(
    ([language, code]) => !html(`\`\`\`${language}\n${code}\n\`\`\``).includes('class="tok-'),
  );
  expect(plain).toEqual([]);
});
