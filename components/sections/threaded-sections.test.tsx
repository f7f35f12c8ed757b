import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { ThreadedSections } from './threaded-sections';

it('puts every second section that has content on a surface', () => {
  const sections = ['One', 'Two', 'Empty', 'Three'].map((heading) => ({
    texts: { heading, lang: 'de' },
    content: heading === 'Empty' ? undefined : `Entries of ${heading}`,
  }));
  render(<ThreadedSections sections={[{ content: 'No texts' }, ...sections]} />);
  const headings = screen.getAllByRole('heading');
  expect(headings.map(({ textContent }) => textContent)).toEqual(['One', 'Two', 'Three']);
  const isOnSurface = headings.map((each) => each.closest('section')?.matches('.bg-surface'));
  expect(isOnSurface).toEqual([true, false, true]);
  // The language is that of the heading, not of the entries below.
  expect(headings[0]?.closest('[lang="de"]')).toBeTruthy();
  expect(screen.getByText('Entries of One').closest('[lang]')).toBeNull();
});
