import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';

import { contentPolicy, hashSource } from './content-policy';

const sources = { scripts: [hashSource('begin()')], styles: [hashSource('a{}')] };
const demoOrigin = 'https://demos.loom.example';
const mediaOrigin = 'https://media.loom.example';
const contactOrigin = 'https://forms.loom.example';
const counterOrigin = 'https://count.loom.example';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const script = `script-src 'self' 'wasm-unsafe-eval' ${hash('begin()')}`;

it('allows the inline code of the site by hash, and what it needs', () => {
  expect(contentPolicy(sources, 'meta').split('; ')).toEqual([
    ...["default-src 'none'", script, `style-src 'self' ${hash('a{}')}`],
    ...["style-src-attr 'unsafe-inline'", "img-src 'self' data:", "font-src 'self'"],
    ...["media-src 'self'", "connect-src 'self'", "frame-src 'none'", "manifest-src 'self'"],
    ...["base-uri 'none'", "form-action 'self'"],
  ]);
});

it('allows other origins what they are for', () => {
  const origins = { demoOrigin, mediaOrigin, contactOrigin, counterOrigin };
  expect(contentPolicy({ ...sources, ...origins }, 'header').split('; ')).toEqual(
    expect.arrayContaining([
      ...[`${script} ${counterOrigin}`, `frame-src ${demoOrigin}`, "frame-ancestors 'none'"],
      ...[`img-src 'self' data: ${mediaOrigin}`, `media-src 'self' ${mediaOrigin}`],
      `connect-src 'self' ${demoOrigin} ${counterOrigin} ${contactOrigin}`,
      `form-action 'self' ${contactOrigin}`,
    ]),
  );
});
