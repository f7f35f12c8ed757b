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

/** Attributes of the card's picture. */
const picture = (given: Partial<Demo>) => {
  const markup = renderToStaticMarkup(
    createElement(DemoCard, { demo: { ...demo, ...given }, hint: 'Try it' }),
  );
  const [tag = ''] = /<img[^>]*>/.exec(markup) ?? [];
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return { src: attribute('src'), fallback: attribute('data-fallback') };
};

it('a missing thumbnail shows the placeholder at once', () => {
  expect(picture({})).toEqual({ src: '/images/demos/placeholder.jpg', fallback: undefined });
});

it.each([
  ['/images/demos/routes.png', 'images/demos/routes.png'],
  ['images/demos/routes.png', '/images/demos/routes.png'],
])('%s is tried as %s, then comes the placeholder', (thumbnailUrl, twin) => {
  expect(picture({ thumbnailUrl })).toEqual({
    src: thumbnailUrl,
    fallback: `${twin} /images/demos/placeholder.jpg`,
  });
});
