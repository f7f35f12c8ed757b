import { PostCover } from '#components/sections/cover';
import { TextLink } from '#components/ui/text-link';
import type { Series } from '#lib/content/pages/series';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

/** All series with their parts. */
export function SeriesIndex({ series }: { series: readonly Series[] }) {
  return (
    <ul>
      {series.map(({ slug, name, description, parts }) => (
        <li
          key={slug}
          className="grid gap-x-10 gap-y-6 border-line border-t py-8 lg:grid-cols-12 lg:py-12"
        >
          {parts[0] && (
            <PostCover post={parts[0]} className="aspect-2/1 w-full rounded-card lg:col-span-4" />
          )}
          <div className="lg:col-span-8">
            <h2 className="text-h2">
              <TextLink href={routes.series(slug)} className="hover:underline">
                {name}
              </TextLink>
            </h2>
            <p className="mt-3 max-w-article text-muted">{description}</p>
            <ol className="mt-4 text-small">
              {parts.map((part) => (
                <li key={part.id} className="py-1">
                  <TextLink
                    href={routes.post(part.id)}
                    lang={part.lang}
                    className="text-primary-text hover:underline"
                  >
                    {messages.article.partTitle(part.series.part, part.title)}
                  </TextLink>
                </li>
              ))}
            </ol>
          </div>
        </li>
      ))}
    </ul>
  );
}
