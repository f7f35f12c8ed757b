import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';

import { contentPolicy, hashOf } from './content-policy';

const sources = { scripts: [hashOf('begin()')], styles: [hashOf('a{}')] };
const demoOrigin = 'https://demos.loom.example';
const mediaOrigin = 'https://media.loom.example';
const contactOrigin = 'https://forms.loom.example';
const counterOrigin = 'https://count.loom.example';

const digest = (text: string) => createHash('sha256').update(text).digest('base64');
const hash = `'sha256-${digest('begin()')}'`;

it.each([
  [{}, 'default-src', "'none'"],
  [{}, 'script-src', `'self' 'wasm-unsafe-eval' ${hash}`],
  [{ counterOrigin }, 'script-src', `'self' 'wasm-unsafe-eval' ${hash} ${counterOrigin}`],
  [{}, 'style-src', `'self' 'sha256-${digest('a{}')}'`],
  [{}, 'style-src-attr', "'unsafe-inline'"],
  [{ mediaOrigin }, 'img-src', `'self' data: ${mediaOrigin}`],
  [{ mediaOrigin }, 'media-src', `'self' ${mediaOrigin}`],
  [{}, 'connect-src', "'self'"],
  [{ demoOrigin, counterOrigin }, 'connect-src', `'self' ${demoOrigin} ${counterOrigin}`],
  [{ contactOrigin }, 'connect-src', `'self' ${contactOrigin}`],
  [{ contactOrigin }, 'form-action', `'self' ${contactOrigin}`],
  [{}, 'frame-src', "'none'"],
  [{ demoOrigin }, 'frame-src', demoOrigin],
  [{}, 'base-uri', "'none'"],
  [{}, 'form-action', "'self'"],
])('with %o %s is %s', (settings, name, value) => {
  const policy = contentPolicy({ ...sources, ...settings }, 'meta');
  expect(policy.split('; ')).toContain(`${name} ${value}`);
});

it('forbids frames in the header alone', () => {
  expect(contentPolicy(sources, 'header')).toMatch(/; frame-ancestors 'none'$/);
  expect(contentPolicy(sources, 'meta')).not.toContain('frame-ancestors');
});

it('limits neither scripts nor styles without their hashes, also not by default', () => {
  expect(contentPolicy({ demoOrigin }, 'header')).not.toMatch(/script-src|style-src|default-src/);
});
