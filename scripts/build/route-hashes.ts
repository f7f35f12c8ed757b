import { createHash } from 'node:crypto';

import { blog } from '#lib/content/collections/blog';
import { site } from '#lib/content/collections/site';
import { postPage } from '#lib/content/pages/article-pages';
import { artAssetsByFile, drawingOf } from '#lib/content/pages/assets';
import { layoutData } from '#lib/content/pages/layout-data';
import { notFoundTexts } from '#lib/content/pages/page-texts';
import { isShown } from '#lib/content/pages/shown-pages';
import { postSource } from '#lib/editor/editor-data';
import { postMetadata, rootMetadata } from '#lib/seo/metadata';
import { shareCardsByFile } from '#lib/seo/share-cards';
import { ageAtBuild } from '#lib/site/dates';
import { readEnv } from '#lib/site/env';
import { routes } from '#lib/site/routes';
import { progressOf } from './progress';
import { settingsHash } from './source-hash';

/** Hash of the data of a page or file, by its URL path. */
export type RouteHashes = Record<string, string>;

/**
 * Routes of which a blog has one or more for each post: pages of posts, drawings, share images and
 * files of the editor. Components and these files are made of nothing but the data here
 * (scripts/imports.test.ts), so with the same code and the same other content, equal data give an
 * equal page or file.
 */
export function routeHashes(): RouteHashes {
  const shared = JSON.stringify([
    settingsHash(readEnv()),
    rootMetadata(),
    layoutData(),
    notFoundTexts('not-found-blog'),
  ]);
  const { name } = site();
  const posts = blog.all();
  const report = progressOf('Data of pages', posts.length);
  return Object.fromEntries([
    ...posts.flatMap(({ id }, index) => {
      report(index);
      const page = postPage(id);
      const { post, author } = page;
      const data = [shared, page, postMetadata(post, author), ageAtBuild(post.date, new Date())];
      const ofEditor = [routes.postSource(id), hashOf(postSource(id))];
      return [[routes.post(id), hashOf(data)], ...(isShown('manage-posts') ? [ofEditor] : [])];
    }),
    ...[...artAssetsByFile()].map(([file, asset]) => [`/art/${file}`, hashOf(drawingOf(asset))]),
    ...[...shareCardsByFile()].map(([file, card]) => [`/og/${file}`, hashOf([card, name])]),
  ]);
}

const hashOf = (data: object) => createHash('sha256').update(JSON.stringify(data)).digest('hex');
