'use client';

import { useEffect, useRef, useState } from 'react';

import { buttonClass } from '#components/ui/button';

type Kind = 'industries' | 'technology';

interface Props {
  industries: readonly string[];
  technologies: readonly string[];
  children: React.ReactNode;
}

const none = { industries: '', technology: '' };
/** Query parameters: /demos?industry=Energy&technology=Optimization */
const parameters: Record<Kind, string> = { industries: 'industry', technology: 'technology' };

/** Filters the gallery by at most one industry and one technology (docs/specification.md D1). */
export function DemoFilter({ industries, technologies, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Record<Kind, string>>(none);
  const [empty, setEmpty] = useState(false);

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const known = (kind: Kind, values: readonly string[]) =>
      values.find((value) => value === query.get(parameters[kind])) ?? '';
    setChosen({
      industries: known('industries', industries),
      technology: known('technology', technologies),
    });
  }, [industries, technologies]);

  const choose = (next: Record<Kind, string>) => {
    setChosen(next);
    const address = new URL(location.href);
    for (const kind of ['industries', 'technology'] as const) {
      if (next[kind]) address.searchParams.set(parameters[kind], next[kind]);
      else address.searchParams.delete(parameters[kind]);
    }
    history.replaceState(history.state, '', address);
  };

  useEffect(() => {
    const items = [...(ref.current?.querySelectorAll<HTMLElement>('[data-technology]') ?? [])];
    const fits = (item: HTMLElement, kind: Kind) =>
      !chosen[kind] || item.dataset[kind]?.split('|').includes(chosen[kind]) === true;
    const left = items.filter((item) => fits(item, 'industries') && fits(item, 'technology'));
    for (const item of items) item.toggleAttribute('data-filtered-out', !left.includes(item));
    setEmpty(items.length > 0 && left.length === 0);
  }, [chosen]);

  const chips = (kind: Kind, label: string, values: readonly string[]) => (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {['', ...values].map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen[kind] === value}
          onClick={() => choose({ ...chosen, [kind]: chosen[kind] === value ? '' : value })}
          className="chip min-h-11 rounded-full border border-line-strong px-3.5 text-small font-medium hover:border-ink"
        >
          {value || label}
        </button>
      ))}
    </fieldset>
  );

  return (
    <div ref={ref}>
      <div className="scripts-only mb-10 grid gap-4">
        {chips('industries', 'All Industries', industries)}
        {chips('technology', 'All Technologies', technologies)}
      </div>
      {children}
      <div role="status">
        {empty && (
          <>
            <p className="mb-6 text-lead">No demos available with the selected filters</p>
            <button type="button" className={buttonClass('outline')} onClick={() => choose(none)}>
              View all demos
            </button>
          </>
        )}
      </div>
    </div>
  );
}
