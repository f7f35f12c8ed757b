import { TextLink } from '#components/ui/text-link';
import { countOf } from '#lib/blog/counts';
import type { Topic } from '#lib/content/topics';
import { routes } from '#lib/site/routes';

/** All topics with a page, with their descriptions. */
export function TopicIndex({ topics }: { topics: readonly Topic[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {topics.map((topic) => (
        <li key={topic.slug} className="border-t border-line py-6">
          <h2 className="text-h3">
            <TextLink href={routes.topic(topic.slug)} className="hover:underline">
              {topic.name}
            </TextLink>
          </h2>
          <p className="mt-2 text-small text-muted">{topic.description}</p>
          <p className="mt-2 text-tiny text-muted">{countOf(topic)}</p>
        </li>
      ))}
    </ul>
  );
}
