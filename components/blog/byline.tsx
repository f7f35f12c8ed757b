import { Art } from '#components/ui/art';
import { RelativeAge } from '#components/ui/relative-age';
import { TextLink } from '#components/ui/text-link';
import { defaultAvatarSubject } from '#lib/content/pages/art-subjects';
import { ageAtBuild, longDate } from '#lib/site/dates';
import * as messages from '#lib/site/messages';

interface Writer {
  id: string;
  name: string;
  initials: string;
  role: string;
  /** URL of a portrait picture. */
  avatar?: string;
}

/** The person's portrait, or a drawn one with the initials. */
export function Avatar({
  person,
  className,
}: {
  person: Pick<Writer, 'id' | 'initials' | 'avatar'>;
  className: string;
}) {
  return (
    <Art
      subject={{ collection: 'team', id: person.id, initials: person.initials }}
      frame="square"
      src={person.avatar}
      fallback={defaultAvatarSubject}
      className={`shrink-0 rounded-full ${className}`}
    />
  );
}

/** Name of an author, as a link if the author has a page. */
export function AuthorName({
  author: { name, href },
}: {
  author: { name: string; href?: string };
}) {
  if (!href) return name;
  return (
    <TextLink href={href} className="hover:underline">
      {name}
    </TextLink>
  );
}

/** Date in long form with its age (docs/specification.md B1, T4). */
export function Published({ date }: { date: string }) {
  return (
    <>
      <time dateTime={date} className="whitespace-nowrap">
        {longDate(date)}
      </time>{' '}
      <RelativeAge date={date} atBuild={ageAtBuild(date, new Date())} />
    </>
  );
}

interface RevisionNoteProps {
  updated?: string;
  changes?: string;
  /** Language of `changes`, if it is another one than that of the site. */
  lang?: string;
}

/** Day of the last change and what changed; nothing if the text was not changed. */
export function RevisionNote({ updated, changes, lang }: RevisionNoteProps) {
  if (!updated) return null;
  return (
    <p className="mt-4 text-small">
      <span className="font-semibold">
        {messages.article.updated} <time dateTime={updated}>{longDate(updated)}</time>.
      </span>{' '}
      <span lang={lang} className="text-muted">
        {changes}
      </span>
    </p>
  );
}

/** Portrait, author and date of a card, whichever way the portrait is drawn. */
export function BylineLayout({
  author,
  date,
  capitals,
  portrait,
}: {
  author: Pick<Writer, 'name' | 'role'>;
  date: string;
  capitals?: boolean;
  portrait: React.ReactNode;
}) {
  return (
    <div className="flex items-center gap-3 text-tiny max-sm:gap-2">
      {portrait}
      <div>
        <p>
          <span
            className={`font-semibold ${capitals ? 'text-[0.9em] uppercase tracking-[0.06em]' : ''}`}
          >
            {author.name}
          </span>
          <span className="block text-muted">{author.role}</span>
        </p>
        {/* Cuts off the dot before an age that begins a line. */}
        <p className="overflow-x-clip text-muted">
          <span className="-ms-[0.55em] block [&>time]:ps-[0.55em]">
            <Published date={date} />
          </span>
        </p>
      </div>
    </div>
  );
}

/** Author and date of a card. */
export const Byline = ({
  author,
  ...layout
}: {
  author: Writer;
  date: string;
  capitals: boolean;
}) => (
  <BylineLayout
    {...layout}
    author={author}
    portrait={<Avatar person={author} className="size-10 max-sm:size-7" />}
  />
);
