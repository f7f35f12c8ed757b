import { expect, it } from 'vitest';

import { demoOrigin, readEnv, teamPassword } from './env';

const refusal = (values: Record<string, string>) => {
  try {
    readEnv(values);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'accepted';
};

const defaults = {
  ...{ PORT: 3000, HOST: '127.0.0.1', DEMO_PORT: 3001, SITE_URL: 'http://localhost:3000' },
  ...{ SITE_ENV: 'development', DATA_DIR: './data', RATE_LIMIT: 5, KEEP_DAYS: 30 },
  TRUSTED_PROXY_HOPS: 0,
};

it.each([
  ['nothing is set', {}],
  ['variables are empty', { PORT: '', SITE_URL: '', SMTP_URL: '', DEMO_HOST: '' }],
  ['others are set', { PATH: '/bin', HOME: undefined }],
])('readEnv has its defaults when %s', (_, values) =>
  expect(readEnv(values)).toMatchObject(defaults),
);

it.each<[name: string, value: string, read?: unknown]>([
  ['PORT', '0', 0],
  ['PORT', '65535', 65_535],
  ['SITE_URL', 'https://www.loom.example/', 'https://www.loom.example'],
  ['SITE_URL', 'http://localhost:4000'],
  ['SITE_URL', 'https://loom.github.io/site'],
  ['SITE_URL', 'https://loom.github.io/site/', 'https://loom.github.io/site'],
  ['DEMO_HOST', 'https://demos.loom.example'],
  ['SITE_ENV', 'staging-2'],
  ['SMTP_URL', 'smtps://user:password@mail.loom.example'],
  ['SMTP_URL', 'smtp://localhost:1025'],
  ['MAIL_API_URL', 'https://mail.loom.example/send'],
  ['MAIL_API_URL', 'http://127.0.0.1:8025/send'],
  ['CONTACT_ENDPOINT', 'none'],
  ['CONTACT_ENDPOINT', 'https://forms.loom.example/send'],
  ['CONTACT_ENDPOINT', 'http://localhost:3000/send-email'],
  ['CONTACT_TO', 'hello@loom.example'],
  ['RATE_LIMIT', '1', 1],
  ['RATE_LIMIT_TOTAL', '50', 50],
  ['KEEP_DAYS', '7', 7],
  ['MAIL', 'store'],
  ['TRUSTED_PROXY_HOPS', '2', 2],
])('readEnv takes %s=%s', (name, value, read = value) => {
  expect(readEnv({ [name]: value })).toHaveProperty(name, read);
});

it.each([
  ['PORT', 'abc', '-1', '65536', '80.5'],
  ['DEMO_PORT', 'abc'],
  ['SITE_URL', 'ftp://www.loom.example', 'www.loom.example', 'https://www.loom.example/a//b'],
  ['SITE_URL', 'https://www.loom.example/(site)'],
  ['DEMO_HOST', 'https://demos.loom.example/site', 'demos.loom.example'],
  ['SITE_ENV', 'Production'],
  ['RATE_LIMIT', '0', 'many'],
  ['RATE_LIMIT_TOTAL', '0'],
  ['KEEP_DAYS', '0'],
  ['MAIL', 'keep'],
  ['TRUSTED_PROXY_HOPS', '-1'],
  ['MAIL_API_URL', 'mail.loom.example', 'http://mail.loom.example/send'],
  ['MAIL_API_URL', 'http://127.0.0.1.loom.example/send'],
  ['CONTACT_ENDPOINT', 'http://forms.loom.example/send-email', '/send-email'],
  ['CONTACT_TO', 'hello'],
  ['CONTACT_FROM', 'hello@'],
])('readEnv refuses a wrong %s by name, value and what it holds', (name = '', ...values) => {
  for (const value of values) {
    const [title, line, ...rest] = refusal({ [name]: value }).split('\n');
    expect(title).toBe("The environment has a value that can't be used:");
    expect(line?.split(': expected ')[0]).toBe(`  ${name}=${value}`);
    // Our own messages, because those of zod are meant for developers.
    expect(line).toMatch(/: expected (an?|on|one|store)\b/);
    expect(rest).toEqual([]);
  }
});

it('readEnv names every value that it refuses', () => {
  const message = refusal({ PORT: 'abc', RATE_LIMIT: '0', CONTACT_TO: 'x', HOST: 'ok' });
  expect(message.match(/^ {2}\w+/gm)).toEqual(['  PORT', '  RATE_LIMIT', '  CONTACT_TO']);
});

const secrets = ['http://user:hunter2@mail.loom.example', 'hunter2'];
it.each(secrets)('readEnv does not print SMTP_URL, which holds a password (%#)', (value) => {
  expect(refusal({ SMTP_URL: value })).toMatch(/SMTP_URL=\(hidden\): expected an address/);
  expect(refusal({ SMTP_URL: value })).not.toContain('hunter2');
});

it('readEnv does not print the password of another address, which has no place for it', () => {
  const value = 'https://user:hunter2@mail.loom.example/send';
  expect(refusal({ MAIL_API_URL: value })).toMatch(/MAIL_API_URL=https:\/\/\(hidden\)@mail\./);
  expect(refusal({ PROXY_SECRET: 'hunter2' })).toMatch(/\(hidden\): expected at least 16/);
});

it.each(['', '/site'])(
  'readEnv refuses a DEMO_HOST that is the origin of the site at "%s"',
  (path) => {
    const origin = 'https://www.loom.example';
    expect(refusal({ SITE_URL: origin + path, DEMO_HOST: origin })).toContain('DEMO_HOST');
  },
);

it.each([
  [{}, 'http://localhost:3001'],
  [{ PORT: '3001' }, 'http://localhost:3002'],
  [{ PORT: '8080' }, 'http://localhost:3001'],
  [{ DEMO_PORT: '4001' }, 'http://localhost:4001'],
  [{ SITE_ENV: 'production' }, 'https://demos.loom.example'],
  [{ SITE_ENV: 'staging' }, 'https://staging.demos.loom.example'],
  [{ DEMO_HOST: 'https://d.example' }, 'https://d.example'],
  [{ SITE_ENV: 'production', DEMO_HOST: 'https://d.example/' }, 'https://d.example'],
])('demoOrigin of %j is %s', (values, origin) => {
  expect(demoOrigin('demos.loom.example', readEnv(values))).toBe(origin);
});

it('demoOrigin is unknown in production without a host', () => {
  expect(demoOrigin(undefined, readEnv({ SITE_ENV: 'production' }))).toBeUndefined();
});

it.each([
  [{}, 'team-password'],
  [{ SITE_ENV: 'staging' }, 'team-password'],
  [{ TEAM_PASSWORD: ' ' }, 'team-password'],
  [{ TEAM_PASSWORD: 'warp and weft' }, 'warp and weft'],
  [{ SITE_ENV: 'production', TEAM_PASSWORD: 'warp and weft' }, 'warp and weft'],
  [{ SITE_ENV: 'production' }, undefined],
  [{ SITE_ENV: 'production', TEAM_PASSWORD: '' }, undefined],
])('teamPassword of %j is %s', (values, password) =>
  expect(teamPassword(readEnv(values))).toBe(password),
);
