import { createHash } from 'node:crypto';
import { allArtAssets } from '#lib/content/art-assets';
import { blogIndex } from '#lib/content/blog-index';
import { blog } from '#lib/content/collections/blog';
import { postPage } from '#lib/content/post-page';
import { shareCards } from '#lib/seo/share-cards';
import { shareFile } from '#lib/seo/share-path';
import { artFile } from '#lib/site/art-path';
import { routes } from '#lib/site/routes';

const digest = (data: unknown) =>
  createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 22);

/**
 * What each file of the export that belongs to one entry is made from, besides the code and what
 * all pages share: the articles, the pages of their list, the pictures and the share images, by file below out/.
 */
export function fingerprints(): Map<string, string> {
  const prints = new Map<string, string>();
  for (const { id } of blog.all()) {
    prints.set(`blog/${id}.html`, digest(postPage(id)));
  }
  // The first page of the list is made each time, as the framework wants one.
  for (let number = 2; number <= blogIndex().last; number += 1) {
    prints.set(`${routes.blogPage(number).slice(1)}.html`, digest(blogIndex(number)));
  }
  for (const piece of allArtAssets()) {
    prints.set(`art/${artFile(piece.subject, piece.frame)}`, digest(piece));
  }
  for (const card of shareCards()) prints.set(`og/${shareFile(card.path)}`, digest(card));
  return prints;
}
