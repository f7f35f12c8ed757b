import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { emailsIn } from './outbox';
import { headerOptions, type testSite } from './site';

export type Site = Awaited<ReturnType<typeof testSite>>;

export interface ApiCall {
  id: unknown;
  key: unknown;
  email: Record<string, string>;
}

/** One way to serve the site. */
export interface Host {
  url: string;
  /** The accepted messages, as text. */
  accepted(): Promise<string[]>;
  /** Requests to the mail service, for hosts that use one. */
  calls?: ApiCall[];
  close(): Promise<void>;
}

/** Messages per minute from one address. */
export const rateLimit = 40;

/** Environment variables that all tested hosts share. */
export const variables = {
  SITE_URL: headerOptions.siteUrl,
  DEMO_HOST: headerOptions.demoOrigin,
  RATE_LIMIT: `${rateLimit}`,
};

/** Starts the Node service with a new outbox. */
export async function nodeHost(site: Site, values: Record<string, string> = {}): Promise<Host> {
  const DATA_DIR = path.join(site.root, `data-${process.hrtime.bigint()}`);
  const running = await site.begin({ ...variables, DATA_DIR, ...values });
  const outbox = path.join(DATA_DIR, 'outbox');
  const read = (name: string) => readFile(path.join(outbox, name), 'utf8');
  return {
    url: running.siteUrl,
    accepted: async () => Promise.all((await emailsIn(outbox)).map(read)),
    close: running.close,
  };
}
