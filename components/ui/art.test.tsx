import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Art } from './art';

// docs/specification.md T5
it.each(['hero', 'wide', 'card'] as const)(
  'a drawing that fails as %s is replaced by the default one, then by a file outside of /art/',
  (frame) => {
    const { container } = render(<Art subject={{ collection: 'pages', id: 'x' }} frame={frame} />);
    expect(container.querySelector('img')?.dataset.fallback).toBe(
      `/art/default.cover.${frame}.svg /industries/default-cover.png`,
    );
  },
);
