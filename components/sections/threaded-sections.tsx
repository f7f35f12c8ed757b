import { Fragment } from 'react';

import { Section } from '#components/ui/section';
import type { PageSection } from '#lib/content/collections/pages';
import { CrossingThreads, SideThreads } from './section-threads';

interface ThreadedSection {
  /** Texts; a section without them is not shown. */
  texts?: PageSection;
  /** Button beside the heading. */
  aside?: React.ReactNode;
  /** Without content there is no section. */
  content: React.ReactNode;
}

/** Sections on alternating backgrounds, with threads that run down their sides and cross between them. */
export function ThreadedSections({ sections }: { sections: readonly ThreadedSection[] }) {
  const shown = sections.flatMap(({ texts, aside, content }) =>
    texts && content ? { texts, aside, content } : [],
  );
  return (
    <>
      {shown.map(({ texts, aside, content }, index) => {
        const [side, other] =
          index % 2 === 0 ? (['left', 'right'] as const) : (['right', 'left'] as const);
        return (
          <Fragment key={texts.heading}>
            <CrossingThreads from={other} />
            <Section
              heading={texts.heading}
              lead={texts.text}
              lang={texts.lang}
              background={index % 2 === 0 ? 'surface' : 'paper'}
              behind={<SideThreads side={side} />}
              aside={aside}
            >
              {content}
            </Section>
          </Fragment>
        );
      })}
      <CrossingThreads from="left" />
    </>
  );
}
