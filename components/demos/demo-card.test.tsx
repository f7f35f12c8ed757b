import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { DemoCard } from './demo-card';

type Demo = React.ComponentProps<typeof DemoCard>['demo'];

/** Attributes of the pictures of a card. */
function pictures(thumbnailUrl?: string) {
  const demo = { id: 'route-planner', industries: ['Logistics'], technology: ['Optimization'] };
  const { container } = render(<DemoCard demo={{ ...demo, thumbnailUrl } as Demo} hint="Try it" />);
  return Array.from(container.querySelectorAll('img'), (img) => ({
    src: img.getAttribute('src'),
    srcset: img.getAttribute('srcset'),
    fallback: img.dataset.fallback,
  }));
}
const placeholder = '/images/demos/placeholder.jpg';

it.each([
  [undefined, placeholder, undefined],
  ['/images/demos/a.png', '/images/demos/a.png', `images/demos/a.png ${placeholder}`],
  ['images/demos/a.png', 'images/demos/a.png', `/images/demos/a.png ${placeholder}`],
])(
  'the thumbnail %s is tried with and without its slash, then comes a placeholder',
  (url, src, fallback) => {
    expect(pictures(url)).toEqual([{ src, srcset: null, fallback }]);
  },
);

it('a picture of npm run assets has a copy for each scheme, in AVIF before JPEG', () => {
  const [light, dark, ...rest] = pictures('/images/demos/routes.jpg');
  expect(rest).toEqual([]);
  expect(light?.srcset).toMatch(/^\/images\/demos\/routes\.\d+\.avif \d+w, /);
  expect(dark?.srcset).toMatch(/^\/images\/demos\/routes-dark\.\d+\.avif \d+w, /);
  const jpeg = '/images/demos/routes.jpg images/demos/routes.jpg';
  expect(light?.fallback).toBe(`${jpeg} ${placeholder}`);
});
