import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { TermPoints } from './term-points';

it.each([
  ['A price: $9', 'A price'],
  ['A title', 'A title'],
])('links the title "%s"', (title, name) => {
  render(<TermPoints id="a" points={[{ title, text: 'Text.', href: '/contact' }]} />);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/contact');
});
