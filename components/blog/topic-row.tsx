import { pillClass } from '#components/ui/pill';
import { TextLink } from '#components/ui/text-link';
import type { Topic } from '#lib/content/pages/topics';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

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
      aria-label={messages.blogPages.topics}
      className="-mx-5 mb-10 flex gap-2 overflow-x-auto px-5 py-1 sm:mx-0 sm:flex-wrap sm:px-0 print:hidden"
    >
      {topics.slice(0, SHOWN).map(({ slug, name, posts }) => (
        <TextLink key={slug} href={routes.topic(slug)} className={link}>
          {name} <span className="text-muted">{posts.length}</span>
        </TextLink>
      ))}
      <TextLink href={routes.topics} className={`${link} text-primary-text`}>
        {messages.blogPages.allTopics}
      </TextLink>
      {hasSeries && (
        <TextLink href={routes.allSeries} className={`${link} text-primary-text`}>
          {messages.blogPages.allSeries}
        </TextLink>
      )}
    </nav>
  );
}
