import { SessionPart } from '#components/editor/session-part';
import { PostCover } from '#components/sections/cover';
import { TextLink } from '#components/ui/text-link';
import type { Author } from '#lib/content/collections/team';
import type { Part, Series } from '#lib/content/pages/series';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';
import { Avatar } from './byline';
import { PartRow } from './part-row';

interface Props {
  series: Series;
  /** Parts on this page of the list, in the order of the series. */
  parts: readonly { post: Part; author: Author }[];
}

/** A series in the blog list: one picture and author, and a row for each part. */
export function SeriesCard({ series: { name, slug, last }, parts }: Props) {
  const [first] = parts;
  if (!first) return null;
  const { post: cover, author } = first;
  return (
    <div className="card-shadow flex h-full flex-col overflow-hidden rounded-card bg-card">
      <PostCover post={cover} frame="wide" className="aspect-72/25 w-full object-left sm:h-44" />
      <div className="flex-1 p-6 lg:p-7">
        <p className="font-semibold text-primary-text text-tiny">
          {messages.article.seriesIn(last)}
        </p>
        <h2 className="mt-3 text-h3">
          <TextLink href={routes.series(slug)} className="hover:underline">
            {name}
          </TextLink>
        </h2>
        <p className="mt-3 mb-5 flex items-center gap-3 text-muted text-tiny">
          <Avatar person={author} className="size-10" />
          <span>
            <span className={`font-semibold text-ink ${cover.numbered ? 'uppercase' : ''}`}>
              {author.name}
            </span>
            , {author.role}
          </span>
        </p>
        <ol>
          {parts.map(({ post }) => (
            <SessionPart key={post.id} id={post.id}>
              <PartRow part={post} href={routes.post(post.id)} capitals={post.numbered} />
            </SessionPart>
          ))}
        </ol>
      </div>
    </div>
  );
}
