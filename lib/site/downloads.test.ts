import { expect, it } from 'vitest';

import { announcedDownloads, landscapePng, paperPdf, sizeMark } from './downloads';
import { routes } from './routes';

it('reads the addresses that the build announces', () => {
  expect(announcedDownloads({ DOWNLOADS: '/a.pdf /b.png' })).toEqual(['/a.pdf', '/b.png']);
  expect(announcedDownloads({})).toEqual([]);
});

it('names files after their content', () => {
  expect(paperPdf('measuring-roi')).toBe(`${routes.whitepapers}/measuring-roi.pdf`);
  expect(landscapePng('North & West')).toBe('/landscape/north-west-genai-landscape.png');
});

it('marks sizes with characters that neither HTML nor JSON escapes', () => {
  const mark = sizeMark(paperPdf('a'));
  expect(JSON.stringify(mark)).toBe(`"${mark}"`);
  expect(mark).not.toMatch(/[<>&"'\\]/);
});
