import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PaperCard } from './paper-card';
import { paperLookups } from './paper-lookups';

type Paper = React.ComponentProps<typeof PaperCard>['paper'];

it.each([
  [undefined, '/art/whitepapers.measured-results.card.svg'],
  ['/images/cover.webp', '/images/cover.webp'],
])('a paper with the cover %s shows %s, and the default cover if that fails', (coverImage, src) => {
  const paper = { id: 'measured-results', title: 'Measured results', category: 'AI', coverImage };
  const { container } = render(<PaperCard paper={paper as Paper} authors={[]} />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe(src);
  expect(picture?.dataset.fallback).toBe(
    '/art/default.cover.card.svg /industries/default-cover.png',
  );
});

it('finds papers by whole categories and tags, in any case of letters', () => {
  const { featured, byCategory, byTag } = paperLookups([
    { id: 'one', category: 'Business Strategy', tags: ['roi', 'Business Case'], featured: true },
    { id: 'two', category: 'AI Governance', tags: ['risk'], featured: false },
    { id: 'three', category: 'Business Strategy', tags: ['roi'], featured: true },
  ]);
  const found = [featured(), byCategory('business strategy'), byTag('ROI')];
  for (const papers of found) expect(papers.map(({ id }) => id)).toEqual(['one', 'three']);
  expect(byTag('business case')).toMatchObject([{ id: 'one' }]);
  expect([...byCategory('Business'), ...byTag('business')]).toEqual([]);
});
