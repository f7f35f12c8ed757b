import { expect, it } from 'vitest';

import { thrownBy } from '../fixtures/thrown-by';
import { demoOrigin, readEnv, teamPassword } from './env';

const refusal = (values: Record<string, string>) => thrownBy(() => readEnv(values)).message;

it('readEnv has its defaults for variables that are not set or empty', () => {
  expect(readEnv({ HOST: undefined, PORT: '', SITE_URL: ' ', SMTP_URL: '' })).toMatchObject({
    ...{ PORT: 3000, HOST: '127.0.0.1', DEMO_PORT: 3001, SITE_URL: 'http://localhost:3000' },
    ...{ SITE_ENV: 'development', DATA_DIR: './data', RATE_LIMIT: 5, KEEP_DAYS: 30 },
    TRUSTED_PROXY_HOPS: 0,
  });
});

it.each<[name: string, value: string, read?: unknown]>([
  ['PORT', '65535', 65_535],
  ['SITE_URL', 'https://www.loom.example/', 'https://www.loom.example'],
  ['SITE_URL', 'http://localhost:4000'],
  ['SITE_URL', 'https://loom.github.io/site/', 'https://loom.github.io/site'],
  ['SITE_ENV', 'staging-2'],
  ['SMTP_URL', 'smtps://user:password@mail.loom.example'],
  ['MAIL_API_URL', 'https://mail.loom.example/send'],
])('readEnv takes %s=%s', (name, value, read = value) => {
  expect(readEnv({ [name]: value })).toHaveProperty(name, read);
});

const origin = 'https://www.loom.example';
const notSecure = ['mail.loom.example', 'http://loom.example/a', 'http://127.0.0.1.loom.example/a'];
it.each([
  ['PORT DEMO_PORT', 'abc', '-1', '65536', '80.5'],
  ['SITE_URL', 'ftp://www.loom.example', 'www.loom.example', 'https://www.loom.example/a//b'],
  ['SITE_URL', 'https://www.loom.example/(site)'],
  ['DEMO_HOST MEDIA_HOST', 'https://demos.loom.example/site', 'demos.loom.example'],
  // Also the origin of the site.
  ['DEMO_HOST', origin],
  ['SITE_ENV', 'Production'],
  ['KEEP_DAYS RATE_LIMIT RATE_LIMIT_TOTAL', '0', 'many'],
  ['MAIL', 'keep'],
  ['TRUSTED_PROXY_HOPS', '-1'],
  ['CONTACT_ENDPOINT MAIL_API_URL', ...notSecure],
  ['CONTACT_TO CONTACT_FROM', 'hello', 'hello@'],
])('readEnv refuses a wrong %s by name, value and what it holds', (list = '', ...values) => {
  const names = list.split(' ');
  for (const value of values) {
    const wrong = Object.fromEntries(names.map((name) => [name, value]));
    const [title, ...lines] = refusal({ SITE_URL: `${origin}/site`, ...wrong }).split('\n');
    expect(title).toBe("The environment has a value that can't be used:");
    const found = lines.map((line) => line.split(': expected ')[0]);
    expect(found).toEqual(names.map((name) => `  ${name}=${value}`));
    // Our own messages, because those of zod are meant for developers.
    for (const line of lines) expect(line).toMatch(/: expected (an?|another|on|one|store)\b/);
  }
});

it.each([
  ['SMTP_URL', 'http://user:hunter2@mail.loom.example', '(hidden): expected an address'],
  ['SMTP_URL', 'hunter2', '(hidden): expected an address'],
  ['PROXY_SECRET', 'hunter2', '(hidden): expected at least 16'],
  ['MAIL_API_URL', 'https://user:hunter2@mail.loom.example/send', 'https://(hidden)@mail.'],
])('readEnv does not print the secret of %s=%s', (name, value, shown) => {
  expect(refusal({ [name]: value })).toContain(`${name}=${shown}`);
  expect(refusal({ [name]: value })).not.toContain('hunter2');
});

it.each<[values: object, origin?: string, host?: string]>([
  [{ PORT: '3001' }, 'http://localhost:3002'],
  [{ DEMO_PORT: '4001' }, 'http://localhost:4001'],
  [{ SITE_ENV: 'production' }, 'https://demos.loom.example'],
  [{ SITE_ENV: 'staging' }, 'https://staging.demos.loom.example'],
  [{ SITE_ENV: 'production', DEMO_HOST: 'https://d.example/' }, 'https://d.example'],
  [{ SITE_ENV: 'production' }, undefined, ''],
])('demoOrigin of %j is %s', (values, origin, host = 'demos.loom.example') => {
  expect(demoOrigin(host, readEnv({ ...values }))).toBe(origin);
});

it.each([
  [{ SITE_ENV: 'staging' }, 'team-password'],
  [{ SITE_ENV: 'production', TEAM_PASSWORD: 'warp and weft' }, 'warp and weft'],
  [{ SITE_ENV: 'production' }, undefined],
])('teamPassword of %j is %s', (values, password) =>
  expect(teamPassword(readEnv(values))).toBe(password),
);
