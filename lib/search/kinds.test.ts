import { expect, it } from 'vitest';

import { kindOf } from './kinds';

it.each([
  ['/', 'page'],
  ['/blog', 'page'],
  ['/blog/x', 'article'],
  ['/blog/topics/x', 'page'],
  ['/whitepapers/x', 'paper'],
  ['/tools/genai-landscape', 'page'],
])('kind of %s: %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});
