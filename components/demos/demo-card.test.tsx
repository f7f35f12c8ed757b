import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { DemoCard } from './demo-card';

type Demo = React.ComponentProps<typeof DemoCard>['demo'];

const demo = {
  id: 'route-planner',
  name: 'Route planner',
  description: 'Plans the routes of a day.',
  industries: ['Logistics'],
  technology: ['Optimization'],
  active: true,
  requiresAuth: false,
} as Demo;

/** Attributes of the card's pictures. */
function pictures(given: Partial<Demo>) {
  const { container } = render(<DemoCard demo={{ ...demo, ...given }} hint="Try it" />);
  return Array.from(container.querySelectorAll('img'), (img) => ({
    src: img.getAttribute('src'),
    srcset: img.getAttribute('srcset'),
    fallback: img.dataset.fallback,
  }));
}

it('a missing thumbnail shows the placeholder at once', () => {
  expect(pictures({})).toEqual([
    { src: '/images/demos/placeholder.jpg', srcset: null, fallback: undefined },
  ]);
});

it.each([
  ['/images/demos/routes.png', 'images/demos/routes.png'],
  ['images/demos/routes.png', '/images/demos/routes.png'],
])('%s is tried as %s, then comes the placeholder', (thumbnailUrl, twin) => {
  expect(pictures({ thumbnailUrl })).toMatchObject([
    { src: thumbnailUrl, fallback: `${twin} /images/demos/placeholder.jpg` },
  ]);
});

it('a picture of npm run assets has a copy for each scheme, in AVIF before JPEG', () => {
  const [light, dark, ...rest] = pictures({ thumbnailUrl: '/images/demos/routes.jpg' });
  expect(rest).toEqual([]);
  expect(light?.srcset).toMatch(/^\/images\/demos\/routes\.\d+\.avif \d+w, /);
  expect(dark?.srcset).toMatch(/^\/images\/demos\/routes-dark\.\d+\.avif \d+w, /);
  expect(light?.fallback).toBe(
    '/images/demos/routes.jpg images/demos/routes.jpg /images/demos/placeholder.jpg',
  );
});
