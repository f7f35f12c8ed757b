import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { CaseStudy } from './case-study';
import { UseCaseGrid } from './use-case-grid';

const useCase = {
  id: 'route-planning',
  title: 'Route planning',
  description: 'Models plan the routes of the day.',
  kpi: ['3% fewer miles'],
};
const study = {
  solutionDescription: 'A planner that looks at live freight data.',
  implementationRequirements: ['One feed', 'An optimizer', 'Write-back', 'A baseline'],
  benefits: ['Lower cost', 'Less waiting', 'Fewer calls', 'Better plans'],
  roiTimeline: '9–15 months',
  roiBasis: 'A pilot and a build.',
  url: 'https://www.carrier.example/results/2025',
  year: 2025,
  account: 'Told by the supplier' as const,
};
const industry = {
  id: 'logistics',
  caseNote: 'Who measured what.',
  use_cases: [],
} as never as React.ComponentProps<typeof UseCaseGrid>['industry'];

/** HTML of the grid with use cases that differ from `useCase` as given. */
const grid = (...changes: object[]) =>
  renderToStaticMarkup(
    createElement(UseCaseGrid, {
      copy: { heading: 'Use cases', text: undefined },
      industry: { ...industry, use_cases: changes.map((change) => ({ ...useCase, ...change })) },
    }),
  );

describe('a use case without a case study', () => {
  it('has no overlay', () => {
    expect(CaseStudy({ useCase, subject: { collection: 'use-cases', id: 'a' } })).toBeNull();
  });

  it('has a card that opens nothing', () => {
    expect(grid({})).toContain('Route planning');
    expect(grid({})).not.toMatch(/<button|<dialog/);
  });
});

it('a use case with one has a button and an overlay with the hostname of its source', () => {
  const full = grid({ case_study: study });
  expect(full).toMatch(/<button[^>]*commandfor="route-planning"/i);
  expect(full).toMatch(/<dialog[^>]*id="route-planning"/);
  expect(full).toContain('>www.carrier.example<');
});

it.each([
  [undefined, 'The source publishes none.'],
  ['6–9 months', 'The source publishes a payback: 6–9 months.'],
])('has a range of months, then whose it is and a published payback of %j', (payback, end) => {
  const full = grid({ case_study: { ...study, publishedPayback: payback } });
  const text = full.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(text).toContain(
    `ROI Timeline 9–15 months Our planning estimate, until full use. A pilot and a build. ${end}`,
  );
});

it('says who tells the case and in which year', () => {
  expect(grid({ case_study: study })).toContain('Told by the supplier, 2025');
});

it('says once, above the use cases, how the cases of the page are to be read', () => {
  expect(grid({}, { id: 'second' }).split('Who measured what.')).toHaveLength(2);
});

it('shows the picture of the use case above its title, with the default cover behind it', () => {
  const shown = (given: object) => grid({ case_study: study, ...given }).replace(/^.*<dialog/, '');
  expect(shown({})).toMatch(
    /<img[^>]*src="\/art\/use-cases[^"]*"[^>]*data-fallback="\/industries\/default-cover\.png".*<h2/,
  );
  expect(shown({ image_src: '/images/routes.webp' })).toContain('src="/images/routes.webp"');
});

it('shows a KPI that is one string as one line', () => {
  expect(grid({ kpi: '3% fewer miles' }).match(/<li[^>]*>3% fewer miles<\/li>/g)).toHaveLength(1);
});
