import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Prose } from './prose';

it('opens a link to another site in a new tab, and tells screen readers', () => {
  render(<Prose html='<a href="https://survey.example/" id="a">A <em>survey</em></a>' />);
  const link = screen.getByRole('link', { name: 'A survey (opens in a new tab)' });
  expect(link.outerHTML).toMatch(/^<a href="https:\/\/survey.example\/" .*id="a">/);
  expect(link).toMatchObject({ target: '_blank', rel: 'noopener' });
});

it.each(['/blog', '#a', 'mailto:a@b.example'])('leaves a link to %s as it is', (href) => {
  const html = `<a href="${href}">A</a>`;
  render(<Prose html={html} />);
  expect(screen.getByRole('link').outerHTML).toBe(html);
});
