import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { Art } from './art';

// docs/specification.md T5
it.each(['hero', 'wide', 'card'] as const)(
  'a drawing that fails as %s is replaced by the default one, then by a file outside of /art/',
  (frame) => {
    const html = renderToStaticMarkup(Art({ subject: { collection: 'pages', id: 'x' }, frame }));
    expect(html).toContain(
      `data-fallback="/art/default.cover.${frame}.svg /industries/default-cover.png"`,
    );
  },
);
