import { expect, it, vi } from 'vitest';

import { contactApp } from './contact';
import type { Store } from './store';

const words = { name: 'Ada Moore', company: '', email: 'ada@moore.example', details: 'Looms' };
const stored: Store['accept'] = async () => ({ outcome: 'stored', reference: 'AAAA-AAAA' });

it.each<[status: number, body: string, accept?: Store['accept']]>([
  [400, '{"name": "Ada Moore", "details": "Looms"'],
  [413, JSON.stringify({ ...words, details: 'Looms'.repeat(60_000) })],
  [422, JSON.stringify({ ...words, email: 'ada@moore' })],
  [
    429,
    JSON.stringify(words),
    async () => ({ outcome: 'limited', limited: { seconds: 9, scope: 'network' } }),
  ],
  [503, JSON.stringify(words), async () => ({ outcome: 'full' })],
  [200, JSON.stringify(words)],
])('logs no words of a message that is answered with %d', async (status, body, accept = stored) => {
  const log = vi.fn();
  const app = contactApp({
    store: { accept },
    onStored: () => undefined,
    readPage: async () => undefined,
    addressOf: () => '192.0.2.1',
    siteUrl: 'https://site.example',
    log,
  });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await app.request('/?from=Ada', { method: 'POST', headers, body });
  expect(answer.status).toBe(status);
  expect(log).toHaveBeenCalled();
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/Ada|moore|Looms|192\.0\.2/);
});
