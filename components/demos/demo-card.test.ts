import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
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
const pictures = (given: Partial<Demo>) => {
  const markup = renderToStaticMarkup(
    createElement(DemoCard, { demo: { ...demo, ...given }, hint: 'Try it' }),
  );
  return [...markup.matchAll(/<img[^>]*>/g)].map(([tag]) => {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];
    return {
      src: attribute('src'),
      srcSet: attribute('srcset'),
      fallback: attribute('data-fallback'),
    };
  });
};

it('a missing thumbnail shows the placeholder at once', () => {
  expect(pictures({})).toEqual([{ src: '/images/demos/placeholder.jpg' }]);
});

it.each([
  ['/images/demos/routes.png', 'images/demos/routes.png'],
  ['images/demos/routes.png', '/images/demos/routes.png'],
])('%s is tried as %s, then comes the placeholder', (thumbnailUrl, twin) => {
  expect(pictures({ thumbnailUrl })).toEqual([
    { src: thumbnailUrl, fallback: `${twin} /images/demos/placeholder.jpg` },
  ]);
});

it('a picture of npm run pictures has a copy for each scheme, in AVIF before JPEG', () => {
  const [light, dark, ...rest] = pictures({ thumbnailUrl: '/images/demos/routes.jpg' });
  expect(rest).toEqual([]);
  expect(light?.srcSet).toMatch(/^\/images\/demos\/routes\.\d+\.avif \d+w, /);
  expect(dark?.srcSet).toMatch(/^\/images\/demos\/routes-dark\.\d+\.avif \d+w, /);
  expect(light?.fallback).toBe(
    '/images/demos/routes.jpg images/demos/routes.jpg /images/demos/placeholder.jpg',
  );
});
