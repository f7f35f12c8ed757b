import { expect, it } from 'vitest';

import { indexNowBody } from './indexnow';

const site = 'https://www.loom.example';

it('names the host, the key with its file, and every page of the sitemap', () => {
  const xml = `<url><loc>${site}/</loc><image:image><image:loc>${site}/a.svg</image:loc></image:image></url><url><loc>${site}/about</loc></url>`;
  expect(indexNowBody(xml, site, 'abcd1234')).toEqual({
    host: 'www.loom.example',
    key: 'abcd1234',
    keyLocation: `${site}/abcd1234.txt`,
    urlList: [`${site}/`, `${site}/about`],
  });
});

it('refuses an empty sitemap', () => {
  expect(() => indexNowBody('', site, 'abcd1234')).toThrow('npm run build');
});
