import { expect, it } from 'vitest';

import { linksInNewTab } from './prose';

it.each([
  [
    'to another site',
    '<a href="https://survey.example/" id="a">A <em>survey</em></a>',
    '<a href="https://survey.example/" target="_blank" rel="noopener" id="a">A <em>survey</em><span class="sr-only"> (opens in a new tab)</span></a>',
  ],
  ['to a page of ours', '<a href="/blog">Blog</a>', '<a href="/blog">Blog</a>'],
  ['in the text', '<a href="#a">A</a>', '<a href="#a">A</a>'],
  [
    'to a mailbox',
    '<a href="mailto:a@b.example">Mail</a>',
    '<a href="mailto:a@b.example">Mail</a>',
  ],
])('a link %s', (_, html, shown) => {
  expect(linksInNewTab(html)).toBe(shown);
});
