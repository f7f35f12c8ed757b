import { pillClass } from '#components/ui/pill';
import { TextLink } from '#components/ui/text-link';
import type { Topic } from '#lib/content/topics';
import { routes } from '#lib/site/routes';
import { blogPages } from '#lib/site/words';

const link = pillClass({ className: 'shrink-0' });

/** Topics in the row; the others are behind its last links. */
const SHOWN = 7;

interface Props {
  topics: readonly Topic[];
  hasSeries: boolean;
}

/** The topics with the most posts as a row of links; on a phone it scrolls sideways. */
export function TopicRow({ topics, hasSeries }: Props) {
  if (topics.length === 0) return null;
  return (
    <nav
      aria-label={blogPages.topics}
      className="-mx-5 mb-10 flex gap-2 overflow-x-auto px-5 py-1 sm:mx-0 sm:flex-wrap sm:px-0 print:hidden"
    >
      {topics.slice(0, SHOWN).map(({ slug, name, posts }) => (
        <TextLink key={slug} href={routes.topic(slug)} className={link}>
          {name} <span className="text-muted">{posts.length}</span>
        </TextLink>
      ))}
      <TextLink href={routes.topics} className={`${link} text-primary-text`}>
        {blogPages.allTopics}
      </TextLink>
      {hasSeries && (
        <TextLink href={routes.allSeries} className={`${link} text-primary-text`}>
          {blogPages.allSeries}
        </TextLink>
      )}
    </nav>
  );
}
