import { expect, it } from 'vitest';

import { resolveFacts, resolveFactsInMarkdown } from './facts';

const facts = { 'pilot.price': '$102,000', 'build.weeks': '13 weeks' };

it.each([
  ['A pilot costs {{pilot.price}}.', 'A pilot costs $102,000.'],
  ['{{ pilot.price }}{{build.weeks}}', '$102,00013 weeks'],
  ['{industry} and }} stay', '{industry} and }} stay'],
])('puts facts into %j', (text, expected) => {
  expect(resolveFacts(text, facts)).toMatchObject({ text: expected, unknown: [] });
});

it.each([
  ['{{constructor}}', 'unknown fact "constructor"', 'add it'],
  ['{{}}', 'unknown fact ""', 'add it'],
  ['{{pilot.price}', '{{ has no end', 'write {{name}}'],
])('reports %j', (text, message, fix) => {
  const [found] = resolveFacts(text, facts).unknown;
  expect(found).toMatchObject({ message, at: 0 });
  expect(found?.fix).toContain(fix);
});

it('keeps the braces of code and comments, and fills in charts, tables and links', () => {
  const kept = '`{{a}}`\n\n```\n{{b}}\n```\n\n    {{c}}\n\n<!-- {{d}} -->\n\n';
  const chart = (price: string) => `\`\`\`chart\ntitle: ${price}\n\`\`\`\n\n`;
  const table = (price: string) => `| A |\n| - |\n| ${price} |\n\n[${price}](/contact)\n`;
  const name = '{{pilot.price}}';
  const found = resolveFactsInMarkdown(kept + chart(name) + table(name), facts);
  expect(found.text).toBe(kept + chart('$102,000') + table('$102,000'));
  expect(found).toMatchObject({ used: Array(3).fill('pilot.price'), unknown: [] });
});
