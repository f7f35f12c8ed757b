import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { DraftBadge } from './draft-badge';

const html = (entry: React.ComponentProps<typeof DraftBadge>['entry']) =>
  renderToStaticMarkup(createElement(DraftBadge, { entry }));

it.each([
  [{ status: 'draft', date: '2027-05-29' }, 'Draft'],
  [{ status: 'draft' }, 'Draft'],
  [{ status: 'scheduled', date: '2027-05-29' }, 'Scheduled for May 29, 2027'],
] as const)('marks %o with "%s"', (entry, state) => expect(html(entry)).toContain(`>${state}</p>`));

it('does not mark what is published', () => {
  expect(html({ status: 'published', date: '2024-05-29' })).toBe('');
});
