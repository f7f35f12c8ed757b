import { afterEach, expect, it, vi } from 'vitest';

import { demoFile } from '#lib/content/fixtures/entries';
import { smallSite, tempProject } from '#lib/content/fixtures/temp-project';
import { unusedFiles } from './unused-files';

const start = process.cwd();

afterEach(() => {
  process.chdir(start);
  vi.restoreAllMocks();
});

it('names the film, pictures and documents that belong to other content', () => {
  const { 'content/film.json': _, ...site } = smallSite;
  const root = tempProject({
    ...site,
    'content/demos/watch.json': demoFile(),
    'content/nav.json': `${site['content/nav.json']}`.replace(
      '"/contact"',
      '"/documents/used.txt"',
    ),
    ...Object.fromEntries(
      [
        ...['media/vision.mp4', 'documents/used.txt', 'documents/other.txt', 'images/logo.png'],
        ...[
          'watch.jpg',
          'watch-dark.640.avif',
          'gone.jpg',
          'gone-dark.320.avif',
          'placeholder.jpg',
        ].map((name) => `images/demos/${name}`),
      ].map((name) => [`public/${name}`, '']),
    ),
  });
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  process.chdir(root);
  expect(unusedFiles().sort()).toEqual([
    '/documents/other.txt',
    '/images/demos/gone-dark.320.avif',
    '/images/demos/gone.jpg',
    '/media/vision.mp4',
  ]);
});
