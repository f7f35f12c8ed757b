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
// e2e/media.spec.ts has a picture of npm run assets, which has copies in AVIF and for each scheme.
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
