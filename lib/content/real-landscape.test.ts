import { expectClearLayout } from 'thread-art/poster/fixtures';
import { it } from 'vitest';

import { landscape } from './collections/landscape';

it('draws the landscape of this site with legible text', () => {
  expectClearLayout(landscape.get());
});
