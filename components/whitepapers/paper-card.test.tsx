import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { PaperCard } from './paper-card';

type Paper = React.ComponentProps<typeof PaperCard>['paper'];

const paper = {
  id: 'measured-results',
  title: 'Measured results',
  category: 'Business Strategy',
  abstract: 'What has been measured.',
} as Paper;

it.each([
  [undefined, '/art/whitepapers.measured-results.card.svg'],
  ['/images/cover.webp', '/images/cover.webp'],
])('a paper with the cover %s shows %s, and the default cover if that fails', (coverImage, src) => {
  const { container } = render(<PaperCard paper={{ ...paper, coverImage }} authors={[]} />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe(src);
  expect(picture?.dataset.fallback).toBe(
    '/art/default.cover.card.svg /industries/default-cover.png',
  );
});
