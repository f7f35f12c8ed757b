import { Hono } from 'hono';
import type { Registry } from 'prom-client';

import type { ContactMailer } from './contact-mailer';
import { errorFacts } from './log';

interface OperatorAppOptions {
  contactMailer: Pick<ContactMailer, 'state' | 'checkWritable'>;
  registry: Registry;
}

/**
 * Endpoints for operators, on a separate listener: `/livez` (the process answers), `/readyz` (200
 * if messages can be stored, else 503) and `/metrics` (Prometheus text format).
 */
export function createOperatorApp({ contactMailer, registry }: OperatorAppOptions): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  app.get('/livez', (c) => c.text('ok\n'));
  app.get('/readyz', async (c) => {
    try {
      await contactMailer.checkWritable();
      const { oldestAgeMs, ...counts } = await contactMailer.state();
      const outbox = { writable: true, ...counts, oldestSeconds: Math.floor(oldestAgeMs / 1000) };
      return c.json({ ready: true, outbox });
    } catch (error) {
      return c.json({ ready: false, outbox: { writable: false, ...errorFacts(error) } }, 503);
    }
  });
  app.get('/metrics', async (c) =>
    c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
  );
  return app;
}
