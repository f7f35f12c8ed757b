import { columnsOf } from '#components/sections/card-grid';
import { TextLink } from '#components/ui/text-link';
import { countOf } from '#lib/content/pages/counts';
import type { Topic } from '#lib/content/pages/topics';
import { routes } from '#lib/site/routes';

/** All topics with a page, with their descriptions. */
export function TopicIndex({ topics }: { topics: readonly Topic[] }) {
  return (
    <ul className={`grid gap-x-10 ${columnsOf(topics.length, 3)}`}>
      {topics.map((topic) => (
        <li key={topic.slug} className="border-line border-t py-6">
          <h2 className="text-h3">
            <TextLink href={routes.topic(topic.slug)} className="hover:underline">
              {topic.name}
            </TextLink>
          </h2>
          <p className="mt-2 text-muted text-small">{topic.description}</p>
          <p className="mt-2 text-muted text-tiny">{countOf(topic)}</p>
        </li>
      ))}
    </ul>
  );
}
