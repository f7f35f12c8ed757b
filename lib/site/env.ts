import '#server-only';

import { z } from 'zod';

import { basePath } from './base-path';

const port = z.coerce
  .number({ error: 'a port number' })
  .int()
  .min(0)
  .max(65_535, 'a port number from 0 to 65535');
/** An address without a slash at its end. */
const address = (path: RegExp, message: string) =>
  z.string().transform((value, context) => {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url && /^https?:$/.test(url.protocol) && path.test(url.pathname)) {
      return url.origin + basePath(value);
    }
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
const origin = address(
  /^\/$/,
  'an absolute address without a path, such as https://www.example.com',
);
const siteAddress = address(
  /^(?:\/[\w.-]+)*\/?$/,
  'an absolute address such as https://www.example.com or https://example.github.io/site',
);

export const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);

/** An address to which messages or keys are sent: with TLS, except on this machine. */
const secureAddress = (error: string) =>
  z.string().refine(
    (value) => {
      const url = URL.canParse(value) ? new URL(value) : undefined;
      if (!url || url.username || url.password) return false;
      return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
    },
    { error },
  );

const wholeNumber = (least: number) =>
  z.coerce.number({ error: 'a whole number' }).int().min(least, `a whole number from ${least}`);

/** Settings that are built into the pages. .github/workflows/deploy.yml passes each of them. */
const siteVariables = z.object({
  /** Origin of the site and, below a path, the path (lib/site/base-path.ts). */
  SITE_URL: siteAddress.default('http://localhost:3000'),
  SITE_ENV: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'one lower-case word such as production, staging or development')
    .default('development'),
  DEMO_HOST: origin.optional(),
  /** Folder of the content (lib/content/load/content-folder.ts). */
  CONTENT_DIR: z.string().default('content'),
  /** Origin of the vision film. Default: the site itself. */
  MEDIA_HOST: origin.optional(),
  /** Days for which delivered messages stay in the database; the privacy page names them. */
  KEEP_DAYS: wholeNumber(1).default(30),
  /** Shared password of the team. The browser receives a salted hash. */
  TEAM_PASSWORD: z.string().optional(),
  /** Address of the contact service where another host serves the pages; `none`: no form. */
  CONTACT_ENDPOINT: z
    .literal('none')
    .or(
      secureAddress('an address with https, such as https://forms.example.com/send-email, or none'),
    )
    .optional(),
  /** Script of a counter of visits such as Plausible or Umami. Unset, none are counted. */
  COUNTER_SCRIPT: z
    .url({ protocol: /^https?$/, error: 'an address such as https://plausible.io/js/script.js' })
    .optional(),
  /** Name or id of this site for the counter. */
  COUNTER_SITE: z.string().optional(),
});

export const siteVariableNames = Object.keys(siteVariables.shape);

/** Settings of the running services. */
const serviceVariables = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DEMO_PORT: port,
  DATA_DIR: z.string().default('./data'),
  /** `store`: messages stay in the database, to be read with `npm run messages`. */
  MAIL: z.enum(['store'], { error: 'store' }).optional(),
  RATE_LIMIT: wholeNumber(1).default(5),
  /** Messages per minute from all IP addresses together. Default: 20 times RATE_LIMIT. */
  RATE_LIMIT_TOTAL: wholeNumber(1).optional(),
  /** Number of trusted proxies in front of the service that append to X-Forwarded-For. */
  TRUSTED_PROXY_HOPS: wholeNumber(0).default(0),
  /** What a host or CDN before these proxies sends as X-Proxy-Secret (server/client-networks.ts). */
  PROXY_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'an address such as smtps://user:password@mail.example.com',
    })
    .optional(),
  /** Mail delivery over HTTP: accepts POST of JSON with a bearer key and responds 2xx. */
  MAIL_API_URL: secureAddress(
    'an address with https and without a password, such as https://mail.example.com/send',
  ).optional(),
  MAIL_API_KEY: z.string().optional(),
  CONTACT_TO: z.email('an e-mail address').optional(),
  CONTACT_FROM: z.email('an e-mail address').optional(),
});

// A sandboxed frame with allow-scripts and allow-same-origin can remove its sandbox if it has the
// origin of the page.
const variables = siteVariables.extend(serviceVariables.shape);
const schema = variables.refine((env) => env.DEMO_HOST !== new URL(env.SITE_URL).origin, {
  path: ['DEMO_HOST'],
  error: 'another origin than that of SITE_URL',
});

export type Env = z.output<typeof schema>;

/**
 * Reads and validates the environment, for the build and the service. An empty variable is unset.
 *
 * @throws Error that lists each invalid variable with the expected value
 */
export function readEnv(values: Record<string, string | undefined> = process.env): Env {
  const filled = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value?.trim() !== ''),
  );
  // The demo host is beside the site, also when the site takes its usual port.
  const DEMO_PORT = filled.PORT === '3001' ? '3002' : '3001';
  const result = schema.safeParse({ DEMO_PORT, ...filled });
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = issue.path.join('.');
    const secret = ['SMTP_URL', 'PROXY_SECRET'].includes(name);
    const value = secret ? '(hidden)' : filled[name]?.replace(/\/\/.*@/, '//(hidden)@');
    return `  ${name}=${value}: expected ${issue.message}`;
  });
  throw new Error(`The environment has a value that can't be used:\n${lines.join('\n')}`);
}

/** Whether the site is built or served for the public. */
export const isProduction = (env: Env = readEnv()) => env.SITE_ENV === 'production';

/**
 * Origin of the demos, which differs from the origin of the site (docs/specification.md D5).
 *
 * @param productionHost - host name from site.json; a site without demos has none
 */
export function demoOrigin(productionHost?: string, env: Env = readEnv()): string | undefined {
  if (env.DEMO_HOST) return env.DEMO_HOST;
  if (env.SITE_ENV === 'development') return `http://localhost:${env.DEMO_PORT}`;
  if (!productionHost) return undefined;
  return isProduction(env)
    ? `https://${productionHost}`
    : `https://${env.SITE_ENV}.${productionHost}`;
}

/** Team password outside production if TEAM_PASSWORD is unset. */
const samplePassword = 'team-password';

/** The team's shared password; undefined in production if unset, which disables team sign-in. */
export const teamPassword = (env: Env): string | undefined =>
  env.TEAM_PASSWORD ?? (isProduction(env) ? undefined : samplePassword);
