import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { RevisionNote } from './byline';

const shown = (props: React.ComponentProps<typeof RevisionNote>) =>
  renderToStaticMarkup(createElement(RevisionNote, props));

it('shows the day of the last change and what changed, as text', () => {
  const markup = shown({ updated: '2026-11-22', changes: 'Adds <b> & dates.' });
  expect(markup).toContain('<time dateTime="2026-11-22">November 22, 2026</time>');
  expect(markup).toContain('Adds &lt;b&gt; &amp; dates.');
});

it('shows nothing for a text that was not changed', () => expect(shown({})).toBe(''));
