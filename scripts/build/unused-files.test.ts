import { expect, it } from 'vitest';

import { demoFile } from '#lib/content/fixtures/entries';
import { smallSite, workIn } from '#lib/content/fixtures/temp-project';
import { unusedFiles } from './unused-files';

it('names the film, pictures and documents that belong to other content', () => {
  const { 'content/film.json': _, ...site } = smallSite;
  const nav = `${site['content/nav.json']}`.replace('"/contact"', '"/documents/used.txt"');
  const demos = ['watch.jpg', 'watch-dark.640.avif', 'gone.jpg', 'gone-dark.320.avif'];
  const files = [
    ...['media/vision.mp4', 'documents/used.txt', 'documents/other.txt', 'images/logo.png'],
    ...[...demos, 'placeholder.jpg'].map((name) => `images/demos/${name}`),
  ];
  workIn({
    ...site,
    'content/demos/watch.json': demoFile(),
    'content/nav.json': nav,
    ...Object.fromEntries(files.map((name) => [`public/${name}`, ''])),
  });
  expect(unusedFiles().sort()).toEqual([
    '/documents/other.txt',
    '/images/demos/gone-dark.320.avif',
    '/images/demos/gone.jpg',
    '/media/vision.mp4',
  ]);
});
