'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { IconButton } from '#components/ui/icon-button';
import { direction } from '#lib/site/language';
import * as messages from '#lib/site/messages';
import { slide, slideRow, slideViewport } from './slide-classes';
import { REDUCED_MOTION, useMedia } from './use-media';
import { useSlides } from './use-slides';

const ADVANCE_MS = 6000;
const WIDE = '(width >= 48rem)';
/** Number of slides in view on wide screens. */
const IN_VIEW = 2;
const [Back, Onward] =
  direction === 'rtl' ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];

/**
 * A row of slides, two in view, that advances every 6 s and wraps if there are more. Previous, next, a dot or a swipe
 * stops it permanently (docs/specification.md T1). Without scripts the row scrolls.
 */
export function Carousel({
  label,
  slides,
}: {
  label: string;
  slides: readonly { name: string; content: React.ReactNode }[];
}) {
  const region = useRef<HTMLElement>(null);
  const reduced = useMedia(REDUCED_MOTION);
  const { ref, api, selected, setStopped } = useSlides({
    region,
    options: {
      active: slides.length > 1,
      breakpoints: { [WIDE]: { active: slides.length > IN_VIEW } },
    },
    autoplay: { delay: ADVANCE_MS },
    moves: !reduced,
  });
  const [chosen, setChosen] = useState<{ index: number }>();

  // An effect, because a click may come before Embla is ready.
  useEffect(() => {
    if (chosen) api?.scrollTo(chosen.index, reduced);
  }, [api, chosen, reduced]);

  function choose(index: number) {
    setStopped(true);
    setChosen({ index: (index + slides.length) % slides.length });
  }

  return (
    <section
      ref={region}
      aria-roledescription={messages.carousel.role}
      aria-label={label}
      data-moves
    >
      <div ref={ref} className={slideViewport(Boolean(api))}>
        <div className={`${slideRow} print:grid-cols-2`}>
          {slides.map(({ name, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel (ARIA APG)
            <div
              key={name}
              role="group"
              aria-roledescription={messages.carousel.slide}
              aria-label={messages.carousel.place(index + 1, slides.length)}
              className={`${slide} ${slides.length > 1 ? 'basis-[min(85%,36rem)] md:basis-1/2' : '@container basis-full'}`}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div
          className={`scripts-only mt-2 flex items-center gap-4 ${slides.length > IN_VIEW ? '' : 'md:hidden'}`}
        >
          <IconButton
            icon={Back}
            label={messages.carousel.previous}
            onClick={() => choose(selected - 1)}
          />
          <IconButton
            icon={Onward}
            label={messages.carousel.next}
            onClick={() => choose(selected + 1)}
          />
          {/* On phones eight dots are as wide as the screen, and a swipe is at hand. */}
          <ul
            className={`flex-wrap ${slides.length > 8 ? 'hidden md:flex' : 'flex'}`}
            aria-label={messages.carousel.slides}
          >
            {slides.map(({ name }, index) => (
              <li key={name}>
                <button
                  type="button"
                  aria-label={`${messages.carousel.place(index + 1, slides.length)}: ${name}`}
                  aria-current={index === selected ? 'true' : undefined}
                  onClick={() => choose(index)}
                  className="grid h-11 w-7 place-items-center before:size-2.5 before:rounded-full before:bg-muted aria-[current]:before:w-5 aria-[current]:before:bg-ink forced-colors:before:bg-[ButtonText] forced-colors:aria-[current]:before:bg-[Highlight]"
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
