import { expect, it } from 'vitest';

import { withAbsoluteLinks } from './absolute-links';

const home = 'https://www.loom.example';

it.each([
  ['[a](/b)', `[a](${home}/b)`],
  ['[/b](/b "/b")', `[/b](${home}/b "/b")`],
  ['[a](#c) [d](https://www.example.com/)', `[a](${home}/p#c) [d](https://www.example.com/)`],
  ['[![a](/b.svg)](/c)', `[![a](${home}/b.svg)](${home}/c)`],
  ['[a]\n\n[a]: /b', `[a]\n\n[a]: ${home}/b`],
  ['`[a](/b)`\n\n```\n[a](/b)\n```', '`[a](/b)`\n\n```\n[a](/b)\n```'],
  ['* A\n* B', '* A\n* B'],
])('makes %s %s', (markdown, expected) => {
  expect(withAbsoluteLinks(markdown, `${home}/p`)).toBe(expected);
});
