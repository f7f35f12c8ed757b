import { expect, it, vi } from 'vitest';

import { contactApp } from './contact';
import { jsonPost } from './testing/site';
import { message } from './testing/store';

// hosts.test.ts has the answers to all other messages.
it('thanks for no message that the table has no room for, and logs none of its words', async () => {
  const log = vi.fn();
  const app = contactApp({
    store: { accept: async () => ({ outcome: 'full' }) },
    readPage: async () => undefined,
    addressOf: () => '192.0.2.1',
    siteUrl: 'https://site.example',
    log,
  });
  const answer = await app.request('/?from=Ada', jsonPost(message));
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '60']);
  expect(log).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/Ada|moore|plan|192\.0\.2/);
});
