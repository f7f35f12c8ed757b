'use client';

import { X } from 'lucide-react';
import { useRef, useState } from 'react';

import { FilteredItem } from '#components/motion/filtered-item';
import { Reveal } from '#components/motion/reveal';
import { buttonClass } from '#components/ui/button';
import { Pill } from '#components/ui/pill';
import { changeQuery, emptyQuery, QueryReader } from '#components/ui/query-reader';
import * as messages from '#lib/site/messages';
import { useWhitePaper } from './white-paper-context';

/**
 * The featured papers, filtered by the category and the tag in the query; unknown values are
 * ignored. Without scripts all papers are shown.
 */
export function PaperFilter({
  cards,
}: {
  cards: readonly { id: string; card: React.ReactNode }[];
}) {
  const { featured, byCategory, byTag } = useWhitePaper();
  const [query, setQuery] = useState(emptyQuery);
  const box = useRef<HTMLDivElement>(null);
  const alike = byCategory(query.get('category') ?? '');
  const tagged = byTag(query.get('tag') ?? '');
  const category = alike[0]?.category;
  const tag = tagged.length > 0 ? query.get('tag')?.toLowerCase() : undefined;
  const shown = featured().filter(
    (paper) => (!category || alike.includes(paper)) && (!tag || tagged.includes(paper)),
  );
  const categories = [...new Set(featured().map((paper) => paper.category))];

  /** For buttons that are removed when clicked: moves the focus to the list. */
  function leave(wanted: Parameters<typeof changeQuery>[0]) {
    box.current?.focus({ preventScroll: true });
    changeQuery(wanted);
  }

  return (
    <div ref={box} tabIndex={-1}>
      <QueryReader onChange={setQuery} />
      <div className="scripts-only mb-10 flex flex-wrap gap-2">
        <fieldset className="contents">
          <legend className="sr-only">{messages.paperFilter.category}</legend>
          <Pill aria-pressed={!category} onClick={() => changeQuery({ category: undefined })}>
            {messages.paperFilter.allCategories}
          </Pill>
          {categories.map((name) => (
            <Pill
              key={name}
              aria-pressed={category === name}
              onClick={() => changeQuery({ category: category === name ? undefined : name })}
            >
              {name}
            </Pill>
          ))}
        </fieldset>
        {tag && (
          <Pill aria-pressed onClick={() => leave({ tag: undefined })}>
            #{tag}
            <X aria-hidden className="size-4" strokeWidth={1.75} />
            <span className="sr-only">{messages.paperFilter.removeTag}</span>
          </Pill>
        )}
      </div>
      <p role="status" className="sr-only">
        {(category || tag) && messages.paperFilter.shown(shown.length)}
      </p>
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-12 lg:*:col-span-5 lg:*:nth-[4n+1]:col-span-7 lg:*:nth-[4n]:col-span-7 lg:*:only:col-span-12">
        {cards
          .filter(({ id }) => shown.some((paper) => paper.id === id))
          .map(({ id, card }, index) => (
            <FilteredItem key={id}>
              <Reveal delay={(index % 2) * 0.1}>{card}</Reveal>
            </FilteredItem>
          ))}
      </ul>
      {shown.length === 0 && (
        <>
          <p className="mb-6 text-lead">{messages.paperFilter.nothing}</p>
          <button
            type="button"
            className={buttonClass('outline')}
            onClick={() => leave({ category: undefined, tag: undefined })}
          >
            {messages.paperFilter.showAll}
          </button>
        </>
      )}
    </div>
  );
}
