import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { ThreadedSections } from './threaded-sections';

it('puts every second section that has content on a surface', () => {
  const sections = ['One', 'Two', 'Empty', 'Three'].map((heading) => ({
    texts: { heading },
    content: heading === 'Empty' ? undefined : heading,
  }));
  render(<ThreadedSections sections={[{ content: 'No texts' }, ...sections]} />);
  const shown = screen
    .getAllByRole('heading')
    .map((heading) => [
      heading.textContent,
      heading.closest('section')?.classList.contains('bg-surface'),
    ]);
  expect(shown).toEqual([
    ['One', true],
    ['Two', false],
    ['Three', true],
  ]);
});
