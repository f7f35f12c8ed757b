/**
 * Table of contents with links to the headings; sticky beside the text on wide screens, where browsers
 * that know `scroll-target-group` mark the section in view.
 */
export function TableOfContents({
  label,
  entries,
  lang,
  printed,
}: {
  label: string;
  entries: readonly { id: string; title: string; lang?: string }[];
  /** Language of all entries, if it differs from that of the page. */
  lang?: string;
  /** Whether it is also on paper. */
  printed?: boolean;
}) {
  if (entries.length === 0) return null;
  return (
    <nav
      aria-label={label}
      className={`text-small lg:sticky lg:top-28 ${printed ? 'print-view:hidden' : 'print:hidden'}`}
    >
      <h2 className="font-sans font-semibold text-tiny tracking-normal">{label}</h2>
      <ol lang={lang} className="contents-list mt-3 border-line border-s-2">
        {entries.map(({ id, title, lang }) => (
          <li key={id} lang={lang}>
            <a
              href={`#${id}`}
              className="-ms-0.5 block border-transparent border-s-2 py-1.5 ps-4 text-muted hover:border-fourth hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
