import { afterEach, expect, it, vi } from 'vitest';

import { serviceFile } from '../fixtures/entries';
import { enterProject, smallSite } from '../fixtures/temp-project';
import { serviceAt } from './services';

afterEach(() => {
  vi.restoreAllMocks();
});

// docs/specification.md R2.
it('finds a service by id and by its other names', () => {
  enterProject({
    ...smallSite,
    'content/services/ai-weaving.json': serviceFile({ names: ['AIWeaving', 'Weaving'] }),
  });
  for (const name of ['ai-weaving', 'AIWeaving', 'Weaving']) {
    expect(serviceAt(name)?.id).toBe('ai-weaving');
  }
  for (const name of ['aiweaving', '', 'gone']) {
    expect(serviceAt(name)).toBeUndefined();
  }
});
