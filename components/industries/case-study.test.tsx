import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

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
} as React.ComponentProps<typeof UseCaseGrid>['industry'];

/** Renders use cases that differ from `useCase` as given. */
const renderGrid = (...changes: object[]) =>
  render(
    <UseCaseGrid
      copy={{ heading: 'Use cases', text: undefined }}
      industry={{ ...industry, use_cases: changes.map((change) => ({ ...useCase, ...change })) }}
    />,
  );
/** The dialog, which is closed. */
const dialog = () => screen.getByRole('dialog', { hidden: true });

it('a use case without a case study has a card that opens nothing', () => {
  renderGrid({});
  screen.getByRole('article', { name: useCase.title });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

it('a use case with one has a button and a dialog with the hostname of its source', () => {
  renderGrid({ case_study: study });
  const button = screen.getByRole('button', { name: useCase.title });
  expect(button.getAttribute('commandfor')).toBe(dialog().id);
  within(dialog()).getByText('www.carrier.example');
});

it.each([
  [undefined, 'The source publishes none.'],
  ['6–9 months', 'The source publishes a payback: 6–9 months.'],
])('has a range of months, then whose it is and a published payback of %j', (payback, end) => {
  renderGrid({ case_study: { ...study, publishedPayback: payback } });
  expect(screen.getByText('ROI Timeline').nextElementSibling?.textContent).toBe(
    `9–15 monthsOur planning estimate, until full use. A pilot and a build. ${end}`,
  );
});

it('says who tells the case and in which year', () => {
  renderGrid({ case_study: study });
  within(dialog()).getByText('Told by the supplier, 2025');
});

it('says once, above the use cases, how the cases of the page are to be read', () => {
  renderGrid({}, { id: 'second' });
  screen.getByText('Who measured what.');
});

it.each([
  [{}, /^\/art\/use-cases/],
  [{ image_src: '/images/routes.webp' }, /^\/images\/routes\.webp$/],
])('shows the picture of a use case with %o above its title, with a default one', (given, src) => {
  renderGrid({ case_study: study, ...given });
  const picture = dialog().querySelector('img');
  expect(picture?.getAttribute('src')).toMatch(src);
  expect(picture?.dataset.fallback).toBe('/industries/default-cover.png');
  const title = within(dialog()).getByText(useCase.title);
  expect(picture?.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows a KPI that is one string as one line', () => {
  renderGrid({ kpi: '3% fewer miles' });
  expect(screen.getByText('3% fewer miles').tagName).toBe('LI');
});
