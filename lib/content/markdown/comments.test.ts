import { expect, it } from 'vitest';

import { withoutComments } from './comments';

it.each([
  ['a block', 'One.\n\n<!-- not approved -->\n\nTwo.\n', 'One.\n\n\nTwo.\n'],
  ['a line', 'One <!-- not approved -->and two.\n', 'One and two.\n'],
  ['a comment before text', '<!-- not approved --> One.\n', ' One.\n'],
  ['several lines', '<!--\nnot\n\napproved\n-->\nOne.\n', 'One.\n'],
  ['two in a line', '<!-- not --><!-- approved -->\nOne.\n', '\nOne.\n'],
  ['a comment without end', 'One.\n\n<!-- not approved\n\nTwo.\n', 'One.\n\n'],
  ['a list', '- One\n- <!-- not approved --> Two\n', '- One\n-  Two\n'],
  ['lists that are apart', '- a\n\n<!-- not approved -->\n\n- b\n', '- a\n\n<!---->\n\n- b\n'],
  ['HTML around it', '<div>\n<!-- not approved -->\n</div>\n', '<div>\n</div>\n'],
  ['a definition', 'One.\n\n[//]: # (not approved)\n', 'One.\n\n'],
  ['definitions within', '> [//]: # (not)\n\n- a\n\n    [b]: <> "approved"\n', '> \n\n- a\n\n'],
  ['a chart', '```chart\na: b # c\n# d\ne: "#1"\n```\n', '```chart\na: b \ne: "#1"\n```\n'],
  ['a chart in a list', '- ```chart\n  b: c # d\n  ```\n', '- ```chart\n  b: c \n  ```\n'],
])('removes comments from %s', (_, text, expected) => expect(withoutComments(text)).toBe(expected));

it.each([
  ['inline code', 'Write `<!-- text -->`.\n'],
  ['another language', '```yaml\na: 1 # text\n```\n'],
  ['a used definition', '[a]\n\n[a]: /b\n'],
  ['an escaped sign', '\\<!-- text -->\n'],
])('keeps what looks like a comment in %s', (_, text) => expect(withoutComments(text)).toBe(text));
