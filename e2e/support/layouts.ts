import { demos, industries, jobs, papers, posts } from './content';

/**
 * Id of an entry that stands for its kind: the preferred one, of which e2e/pictures has pictures,
 * or the first one where the content does not have it.
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

/** One address of each page layout, for checks that cost too much to repeat on every page. */
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
  '/admin/manage-posts',
  '/no-such-page',
];
