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
  implementationRequirements: ['One feed'],
  benefits: ['Lower cost'],
  roiTimeline: '9–15 months',
  roiBasis: 'A pilot and a build.',
  url: 'https://www.carrier.example/results/2025',
  year: 2025,
  account: 'Told by the supplier' as const,
};

function renderGrid(...changes: object[]) {
  const use_cases = changes.map((change) => ({ ...useCase, ...change }));
  const industry = { id: 'logistics', caseNote: 'Who measured what.', use_cases };
  type Industry = React.ComponentProps<typeof UseCaseGrid>['industry'];
  const copy = { heading: 'Use cases', text: undefined };
  render(<UseCaseGrid copy={copy} industry={industry as Industry} />);
}

it.each([
  [{}, 'The source publishes none.', '/art/use-cases.logistics.0.strip.svg'],
  [
    { publishedPayback: '6–9 months', image_src: '/images/routes.webp' },
    'The source publishes a payback: 6–9 months.',
    '/images/routes.webp',
  ],
])('a case study with %o has its source and whose months it has', (given, end, src) => {
  renderGrid({ case_study: { ...study, ...given }, ...given }, { id: 'second' });
  // The second case has no study, so its card opens nothing.
  expect(screen.getAllByRole('article')).toHaveLength(2);
  screen.getByRole('button', { name: useCase.title });
  // It is closed; e2e/overlay.spec.ts opens it.
  const dialog = screen.getByRole('dialog', { hidden: true });
  within(dialog).getByText('www.carrier.example');
  within(dialog).getByText('Told by the supplier, 2025');
  expect(screen.getByText('ROI Timeline').nextElementSibling?.textContent).toBe(
    `9–15 monthsOur planning estimate, until full use. A pilot and a build. ${end}`,
  );
  const picture = dialog.querySelector('img');
  expect(picture?.getAttribute('src')).toBe(src);
  expect(picture?.dataset.fallback).toBe('/industries/default-cover.png');
  const title = within(dialog).getByText(useCase.title);
  expect(picture?.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // How the cases are to be read is said once for all.
  screen.getByText('Who measured what.');
});
