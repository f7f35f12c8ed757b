'use client';

import { useState } from 'react';

import { FilteredItem } from '#components/motion/filtered-item';
import { columnsOf } from '#components/sections/card-grid';
import { buttonClass } from '#components/ui/button';
import { Pill } from '#components/ui/pill';
import { changeQuery, emptyQuery, QueryReader } from '#components/ui/query-reader';
import { language } from '#lib/site/language';
import * as messages from '#lib/site/messages';

interface Listed {
  id: string;
  industries: readonly string[];
  technology: readonly string[];
  card: React.ReactNode;
}

const distinct = (values: readonly string[]) =>
  [...new Set(values)].sort((a, b) => a.localeCompare(b, language));

/**
 * The gallery, filtered by at most one industry and one technology (docs/specification.md D1), e.g.
 * /demos?industry=Energy&technology=Optimization. Without scripts it shows all demos.
 */
export function DemoFilter({ demos }: { demos: readonly Listed[] }) {
  const [query, setQuery] = useState(emptyQuery);
  const industries = distinct(demos.flatMap((demo) => demo.industries));
  const technologies = distinct(demos.flatMap((demo) => demo.technology));
  const industry = industries.find((each) => each === query.get('industry'));
  const technology = technologies.find((each) => each === query.get('technology'));
  const shown = demos.filter(
    (demo) =>
      (!industry || demo.industries.includes(industry)) &&
      (!technology || demo.technology.includes(technology)),
  );

  return (
    <>
      <QueryReader onChange={setQuery} />
      <div className="scripts-only mb-8 grid gap-2 sm:mb-10">
        {industries.length > 0 && (
          <Chips
            all={messages.demoFilter.allIndustries}
            values={industries}
            chosen={industry}
            choose={(next) => changeQuery({ industry: next })}
          />
        )}
        <Chips
          all={messages.demoFilter.allTechnologies}
          values={technologies}
          chosen={technology}
          choose={(next) => changeQuery({ technology: next })}
        />
      </div>
      <ul className={`grid gap-4 sm:gap-6 ${columnsOf(demos.length, 4)}`}>
        {shown.map(({ id, card }) => (
          <FilteredItem key={id}>{card}</FilteredItem>
        ))}
      </ul>
      <div role="status">
        {demos.length > 0 && shown.length === 0 && (
          <>
            <p className="mb-6 text-lead">{messages.demoFilter.nothing}</p>
            <button
              type="button"
              className={buttonClass('outline')}
              onClick={() => changeQuery({ industry: undefined, technology: undefined })}
            >
              {messages.demoFilter.showAll}
            </button>
          </>
        )}
      </div>
    </>
  );
}

function Chips({
  all,
  values,
  chosen,
  choose,
}: {
  all: string;
  values: readonly string[];
  chosen: string | undefined;
  choose: (value: string | undefined) => void;
}) {
  return (
    <fieldset className="-mx-5 flex min-w-0 gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] *:shrink-0 sm:mx-0 sm:flex-wrap sm:px-0">
      <legend className="sr-only">{all}</legend>
      <Pill aria-pressed={!chosen} onClick={() => choose(undefined)}>
        {all}
      </Pill>
      {values.map((value) => (
        <Pill
          key={value}
          aria-pressed={value === chosen}
          onClick={() => choose(value === chosen ? undefined : value)}
        >
          {value}
        </Pill>
      ))}
    </fieldset>
  );
}
