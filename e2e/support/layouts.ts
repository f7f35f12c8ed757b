import { authorPaths, demos, industries, jobs, papers, posts } from './content';

/**
 * Id of a sample entry of a collection: the preferred one, which has pictures in e2e/pictures, or
 * else the first one.
 *
 * @throws Error when there is none
 */
function sample(entries: readonly { id: string }[], preferred: string): string {
  const found = entries.find(({ id }) => id === preferred) ?? entries[0];
  if (!found) throw new Error(`no entry to use instead of ${preferred}`);
  return found.id;
}

const active = demos().filter((demo) => demo.active);
const inactive = demos().filter((demo) => !demo.active);

/** One address of each page layout, for checks that are too slow for every page. */
export const layouts: readonly string[] = [
  '/',
  '/about',
  '/services',
  '/services/ai-strategy',
  '/services/ai-products',
  '/contact',
  '/contact/sent',
  '/blog',
  `/blog/${sample(posts(), 'blog-06')}`,
  // Topics, series and authors have the same list.
  ...authorPaths().slice(0, 1),
  '/insights',
  '/whitepapers',
  `/whitepapers/${sample(papers(), 'measuring-roi-enterprise-generative-ai')}`,
  '/careers',
  `/careers/${sample(jobs(), 'vp-operations')}`,
  '/demos',
  `/demos/${sample(active, 'computer-vision')}`,
  `/demos/${sample(inactive, 'transfer-pricing')}`,
  '/industries',
  `/industries/${sample(industries(), 'logistics')}`,
  '/tools/genai-landscape',
  '/search',
  '/admin/manage-posts',
  '/no-such-page',
];
