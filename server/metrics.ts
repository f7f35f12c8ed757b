import { Counter, Gauge, Registry } from 'prom-client';

import type { Log } from './log';
import type { OutboxState } from './outbox';

/** Facts of an event that become labels: few, known values that a visitor cannot choose. */
const labelOf = (facts: Readonly<Record<string, unknown>> | undefined) =>
  typeof facts?.kind === 'string' ? facts.kind : '';

/**
 * Counts events in Prometheus text format. Every logged event is counted by its name and kind, so
 * the log and the counters agree.
 */
export function createMetrics(log: Log) {
  const registry = new Registry();
  const events = new Counter({
    name: 'contact_events_total',
    help: 'Events of the contact service, as in its log.',
    labelNames: ['event', 'kind'],
    registers: [registry],
  });
  const counted: Log = (event, facts) => {
    events.inc({ event, kind: labelOf(facts) });
    log(event, facts);
  };

  /** Adds gauges of the outbox, which is measured at every scrape. */
  function watchOutbox(state: () => Promise<OutboxState>): void {
    const gauge = (name: string, help: string, labelNames: string[] = []) =>
      new Gauge({ name, help, labelNames, registers: [registry] });
    const bytes = gauge('contact_outbox_bytes', 'Bytes of all stored messages.');
    const free = gauge('contact_outbox_free_bytes', 'Bytes free on the disk of the outbox.');
    const oldest = gauge('contact_outbox_oldest_seconds', 'Age of the oldest waiting message.');
    new Gauge({
      name: 'contact_outbox_messages',
      help: 'Stored messages by folder.',
      labelNames: ['folder'],
      registers: [registry],
      async collect() {
        const now = await state();
        for (const folder of ['waiting', 'dead', 'suspect'] as const) {
          this.set({ folder }, now[folder]);
        }
        bytes.set(now.bytes);
        free.set(now.freeBytes);
        oldest.set(now.oldestAgeMs / 1000);
      },
    });
  }

  return { registry, log: counted, watchOutbox };
}
