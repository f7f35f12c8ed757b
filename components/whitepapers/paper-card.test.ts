import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { PaperCard } from './paper-card';

type Paper = React.ComponentProps<typeof PaperCard>['paper'];

const paper = {
  id: 'measured-results',
  title: 'Measured results',
  category: 'Business Strategy',
  abstract: 'What has been measured.',
} as Paper;

const picture = (given: Partial<Paper>) => {
  const markup = renderToStaticMarkup(
    createElement(PaperCard, { paper: { ...paper, ...given }, authors: [] }),
  );
  return /<img[^>]*>/.exec(markup)?.[0];
};

it('shows the cover of the paper, else its drawn picture', () => {
  expect(picture({})).toContain('src="/art/whitepapers.measured-results.card.svg"');
  expect(picture({ coverImage: '/images/cover.webp' })).toContain('src="/images/cover.webp"');
});

it('falls back to the default cover', () => {
  expect(picture({ coverImage: '/images/cover.webp' })).toContain(
    'data-fallback="/art/default.cover.card.svg /industries/default-cover.png"',
  );
});
