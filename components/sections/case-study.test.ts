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
  roiTimeline: '6–9 months',
  url: 'https://www.carrier.example/results/2025',
  year: 2025,
  account: 'Told by the supplier' as const,
};
const industry = {
  id: 'logistics',
  caseNote: 'Who measured what.',
  use_cases: [],
} as never as React.ComponentProps<typeof UseCaseGrid>['industry'];

describe('a use case without a case study', () => {
  it('has no overlay', () => {
    expect(CaseStudy({ useCase, subject: { collection: 'use-cases', id: 'a' } })).toBeNull();
  });

  it('has a card that opens nothing', () => {
    const bare = renderToStaticMarkup(
      createElement(UseCaseGrid, { industry: { ...industry, use_cases: [useCase] } }),
    );
    expect(bare).toContain('Route planning');
    expect(bare).not.toMatch(/<button|<dialog/);
  });
});

it('a use case with one has a button and an overlay with the hostname of its source', () => {
  const full = renderToStaticMarkup(
    createElement(UseCaseGrid, {
      industry: { ...industry, use_cases: [{ ...useCase, case_study: study }] },
    }),
  );
  expect(full).toMatch(/<button[^>]*commandfor="route-planning"/i);
  expect(full).toMatch(/<dialog[^>]*id="route-planning"/);
  expect(full).toContain('>www.carrier.example<');
});

it('says who tells the case and in which year', () => {
  const shown = renderToStaticMarkup(
    createElement(UseCaseGrid, {
      industry: { ...industry, use_cases: [{ ...useCase, case_study: study }] },
    }),
  );
  expect(shown).toContain('Told by the supplier, 2025');
});

it('says once, above the use cases, how the cases of the page are to be read', () => {
  const grid = renderToStaticMarkup(
    createElement(UseCaseGrid, {
      industry: { ...industry, use_cases: [useCase, { ...useCase, id: 'second' }] },
    }),
  );
  expect(grid.split('Who measured what.')).toHaveLength(2);
});

it('shows the picture of the use case above its title, with the default cover behind it', () => {
  const shown = (given: object) =>
    renderToStaticMarkup(
      createElement(UseCaseGrid, {
        industry: { ...industry, use_cases: [{ ...useCase, case_study: study, ...given }] },
      }),
    ).replace(/^.*<dialog/, '');
  expect(shown({})).toMatch(
    /<img[^>]*src="\/art\/use-cases[^"]*"[^>]*data-fallback="\/industries\/default-cover\.png".*<h2/,
  );
  expect(shown({ image_src: '/images/routes.webp' })).toContain('src="/images/routes.webp"');
});

it('shows a KPI that is one string as one line', () => {
  const card = renderToStaticMarkup(
    createElement(UseCaseGrid, {
      industry: { ...industry, use_cases: [{ ...useCase, kpi: '3% fewer miles' as never }] },
    }),
  );
  expect(card.match(/<li[^>]*>3% fewer miles<\/li>/g)).toHaveLength(1);
});
