import { TextLink } from '#components/ui/text-link';
import { nameOfPart } from '#lib/blog/part-name';
import type { Author } from '#lib/content/collections/team';
import type { Part, Series } from '#lib/content/series';
import { routes } from '#lib/site/routes';
import { Avatar, Published } from './byline';
import { PostCover } from './cover';

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
    <div className="piece flex h-full flex-col overflow-hidden rounded-card bg-card card-shadow">
      <PostCover post={cover} frame="wide" className="aspect-72/25 w-full object-left" />
      <div className="flex-1 p-6 lg:p-7">
        <p className="text-tiny font-semibold text-indigo-text">Series in {last} parts</p>
        <h2 className="mt-3 text-h3">
          <TextLink href={routes.series(slug)} className="hover:underline">
            {name}
          </TextLink>
        </h2>
        <p className="mt-3 mb-5 flex items-center gap-3 text-tiny text-muted">
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
            <PartRow key={post.id} post={post} />
          ))}
        </ol>
      </div>
    </div>
  );
}

function PartRow({ post }: { post: Part }) {
  const { id, title, series, date, numbered } = post;
  const short = nameOfPart(post);
  return (
    <li data-post={id} data-month={date.slice(0, 7)} className="border-t border-line">
      <article aria-label={title} className="group relative flex gap-4 py-3">
        <p className="w-6 shrink-0 font-display text-h3 text-indigo-text">{series.part}</p>
        <div>
          <h3
            className={`font-sans text-small font-semibold tracking-normal ${numbered ? 'uppercase' : ''}`}
          >
            <TextLink
              href={routes.post(id)}
              className="group-hover:underline after:absolute after:inset-0"
            >
              {title.endsWith(short) && short !== title && (
                <span className="sr-only">{title.slice(0, -short.length)}</span>
              )}
              {short}
            </TextLink>
          </h3>
          <p className="text-tiny text-muted">
            <Published date={date} />
          </p>
        </div>
      </article>
    </li>
  );
}
