import { expect, it } from 'vitest';

import { page, prose } from './fixtures';

it('finds links of a text, also by reference, with text, line and section', () => {
  const { links } = prose(
    '## One\n\nSee [the *law*](/a) and [it][x].\n\n[x]: https://b.example/#c',
  );
  expect(links).toEqual([
    { url: '/a', text: 'the law', line: 5, field: 'body', section: 'One' },
    { url: 'https://b.example/#c', text: 'it', line: 5, field: 'body', section: 'One' },
  ]);
});

it('finds addresses in fields, with the label beside them as text', () => {
  const { links } = page({
    actions: [{ label: 'Learn more', href: '/services', about: 'about our services' }],
    url: 'https://a.example/',
    icon: 'loom',
  });
  expect(links.map(({ url, text, line }) => [url, text, line])).toEqual([
    ['/services', 'Learn more about our services', 5],
    ['https://a.example/', undefined, 9],
  ]);
});
