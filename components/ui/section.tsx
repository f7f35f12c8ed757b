import { cva } from 'class-variance-authority';

import { Container } from './container';

const sectionClass = cva('relative py-section', {
  variants: {
    background: {
      paper: '',
      surface: 'bg-surface',
      /** The one dark band of a page in the light scheme. */
      night: 'scheme-dark print:scheme-light bg-paper text-ink',
    },
  },
});

interface Props {
  heading: string;
  lead?: string;
  /** What a click does, instead of a lead. Not on paper. */
  hint?: string;
  background?: 'paper' | 'surface' | 'night';
  id?: string;
  /** Language of heading, lead and hint, if it differs from that of the page. */
  lang?: string;
  /** Element to the right of the heading on wide screens, e.g. a link to all entries. */
  aside?: React.ReactNode;
  /** Decoration behind the content, over the whole section. */
  behind?: React.ReactNode;
  children: React.ReactNode;
}

/** A section of a page: heading, optional lead, content. */
export function Section({
  heading,
  lead,
  hint,
  background = 'paper',
  id,
  lang,
  aside,
  behind,
  children,
}: Props) {
  return (
    <section id={id} className={sectionClass({ background })}>
      {behind}
      <Container className="relative">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 print:break-inside-avoid print:break-after-avoid">
          <div lang={lang} className="max-w-2xl">
            <h2 className="text-h2">{heading}</h2>
            {lead && <p className="mt-4 text-lead text-muted">{lead}</p>}
            {hint && <p className="mt-4 text-lead text-muted print:hidden">{hint}</p>}
          </div>
          {aside}
        </div>
        <div className="mt-8 sm:mt-10 lg:mt-12">{children}</div>
      </Container>
    </section>
  );
}
