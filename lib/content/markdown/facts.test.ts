import { expect, it } from 'vitest';

import { resolveFacts, resolveFactsInMarkdown } from './facts';

const facts = { 'pilot.price': '$102,000', 'build.weeks': '13 weeks' };

it.each([
  ['{{constructor}}', 'unknown fact "constructor"', 'add it'],
  ['{{pilot.price}', '{{ has no end', 'write {{name}}'],
])('reports %j', (text, message, fix) => {
  const [found] = resolveFacts(text, facts).unknown;
  expect(found).toMatchObject({ message, at: 0 });
  expect(found?.fix).toContain(fix);
});

it('puts facts into charts, tables and links, and keeps the braces of code and comments', () => {
  const kept = '{a} }} `{{a}}`\n\n```\n{{b}}\n```\n\n    {{c}}\n\n<!-- {{d}} -->\n\n';
  const chart = (price: string) => `\`\`\`chart\ntitle: ${price}\n\`\`\`\n\n`;
  const table = (price: string) => `| A |\n| - |\n| ${price} |\n\n[${price}](/contact)\n`;
  const [names, price] = ['{{ pilot.price }}{{build.weeks}}', '$102,00013 weeks'];
  const found = resolveFactsInMarkdown(kept + chart(names) + table(names), facts);
  expect(found.text).toBe(kept + chart(price) + table(price));
  expect(found).toMatchObject({ used: Array(3).fill(Object.keys(facts)).flat(), unknown: [] });
});
