import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { MetricCard } from './metric-card';

const source = { label: 'Source', url: 'https://source.example' };
const sixty = `${'x'.repeat(57)} 🧵t`;

it.each([
  [sixty, undefined],
  [`${sixty}hread`, `${sixty}…`],
])('cuts a detail of more than 60 characters: %s', (detail, short) => {
  const metric = { id: 1, headline: '12%', detail, source };
  const html = renderToStaticMarkup(MetricCard({ metric, index: 0 }));
  expect(html).toContain(`>${detail}</span>`);
  expect(/aria-hidden="true" class="[^"]*">([^<]*…)</.exec(html)?.[1]).toBe(short);
});
