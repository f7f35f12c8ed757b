import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { DemoCard } from './demo-card';

type Demo = React.ComponentProps<typeof DemoCard>['demo'];

// e2e/media.spec.ts has a picture of npm run assets, which has copies in AVIF and for each scheme.
const placeholder = '/images/demos/placeholder.jpg';

it.each([
  [undefined, placeholder, undefined],
  ['/images/demos/a.png', '/images/demos/a.png', `images/demos/a.png ${placeholder}`],
  ['images/demos/a.png', 'images/demos/a.png', `/images/demos/a.png ${placeholder}`],
])('the thumbnail %s is tried with and without its slash', (thumbnailUrl, src, fallback) => {
  const demo = { id: 'a', industries: [], technology: [], thumbnailUrl } as object as Demo;
  const { container } = render(<DemoCard demo={demo} hint="Try it" />);
  const [picture, ...others] = container.querySelectorAll('img');
  expect(picture?.getAttribute('src')).toBe(src);
  expect(picture?.dataset.fallback).toBe(fallback);
  expect([picture?.srcset, ...others]).toEqual(['']);
});
