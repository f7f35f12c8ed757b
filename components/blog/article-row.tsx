import { SharedPart } from '#components/ui/shared-part';
import { TextLink } from '#components/ui/text-link';
import * as messages from '#lib/site/messages';
import { Published } from './byline';

interface Props {
  href: string;
  title: string;
  /** Language of title and excerpt, if it differs from that of the page. */
  lang?: string;
  /** Small line above the title. */
  kicker: string;
  excerpt: string;
  date: string;
  /** Minutes. */
  readTime: number;
  /** Shows the title in capitals (docs/specification.md B9). */
  capitals: boolean;
  /** Renders the picture with the classes of its size. */
  art: (className: string) => React.ReactNode;
}

/** A post or white paper as a row of a list. */
export function ArticleRow({
  href,
  title,
  lang,
  kicker,
  excerpt,
  date,
  readTime,
  capitals,
  art,
}: Props) {
  return (
    <li className="border-line border-t">
      <article
        data-pagefind-ignore
        aria-label={title}
        className="group relative grid grid-cols-4 gap-x-5 py-6 sm:gap-x-10 sm:py-8 lg:grid-cols-12"
      >
        <SharedPart part="cover" href={href}>
          {art('aspect-square w-full rounded-card sm:aspect-2/1 lg:col-span-3')}
        </SharedPart>
        <div className="col-span-3 lg:col-span-6 lg:pe-4">
          <p className="font-semibold text-primary-text text-tiny">{kicker}</p>
          <SharedPart part="title" href={href}>
            <h2 lang={lang} className={`mt-1 ${capitals ? 'text-capitals uppercase' : 'text-h3'}`}>
              <TextLink href={href} className="after:absolute after:inset-0 group-hover:underline">
                {title}
              </TextLink>
            </h2>
          </SharedPart>
          <p
            lang={lang}
            className="mt-3 line-clamp-3 max-w-article text-muted text-small max-sm:hidden"
          >
            {excerpt}
          </p>
        </div>
        <p className="col-span-3 col-start-2 mt-2 text-muted text-tiny sm:mt-3 lg:col-span-3 lg:mt-1">
          <span className="block">{messages.article.minutes(readTime)}</span>
          <Published date={date} />
        </p>
      </article>
    </li>
  );
}
