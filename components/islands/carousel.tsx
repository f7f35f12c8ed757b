'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';

import { RoundButton } from '#components/ui/round-button';
import { scrollStart, scrollToSlide } from './carousel-row';
import { usePlaying } from './use-playing';

const ADVANCE_MS = 6000;
/**
 * Milliseconds without a scroll event after which a scroll has ended; some browsers lack scrollend.
 */
const SETTLED_MS = 120;
/** Number of slides copied to the end of the row: as many as are in view at once. */
const COPIES = 2;

/**
 * A row of slides with native scrolling and snapping; this adds the timer, the buttons and the
 * wrap-around. Previous, next, a dot or a swipe stops the timer for good (docs/specification.md
 * T1).
 */
export function Carousel({
  label,
  names,
  children,
}: {
  label: string;
  /** Names of the slides, for the labels of the dots. */
  names: readonly string[];
  /** One element per slide. */
  children: React.ReactNode;
}) {
  const region = useRef<HTMLElement>(null);
  const row = useRef<HTMLElement>(null);
  const [place, setPlace] = useState(0);
  const [stopped, setStopped] = useState(false);
  const playing = usePlaying(region) && !stopped;
  const count = names.length;

  /**
   * Scrolls to a slide. One past the last is the first copy, from which the row then jumps back.
   */
  const go = useCallback(
    (goal: number) => {
      if (goal < 0) {
        scrollToSlide(row.current, count, 'instant');
        scrollToSlide(row.current, count - 1, 'smooth');
      } else scrollToSlide(row.current, goal, 'smooth');
      setPlace((goal + count) % count);
    },
    [count],
  );

  useEffect(() => {
    const slides = row.current;
    if (!slides) return;
    const copies = [...slides.children].slice(0, COPIES).map((slide) => {
      const copy = slide.cloneNode(true) as HTMLElement;
      copy.setAttribute('aria-hidden', 'true');
      for (const link of copy.querySelectorAll('a')) link.tabIndex = -1;
      return copy;
    });
    slides.append(...copies);
    let timer = 0;
    const settle = () => {
      const starts = [...slides.children].map((slide) => scrollStart(slides, slide));
      const off = starts.map((start) => Math.abs(start - slides.scrollLeft));
      const nearest = off.indexOf(Math.min(...off));
      if (nearest >= count) scrollToSlide(slides, nearest - count, 'instant');
      setPlace(nearest % count);
    };
    const scrolled = () => {
      clearTimeout(timer);
      timer = window.setTimeout(settle, SETTLED_MS);
    };
    const swiped = () => setStopped(true);
    slides.addEventListener('scroll', scrolled);
    slides.addEventListener('touchmove', swiped, { passive: true });
    return () => {
      clearTimeout(timer);
      slides.removeEventListener('scroll', scrolled);
      slides.removeEventListener('touchmove', swiped);
      for (const copy of copies) copy.remove();
    };
  }, [count]);

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => go(place + 1), ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [playing, place, go]);

  const choose = (goal: number) => {
    setStopped(true);
    go(goal);
  };

  return (
    <section ref={region} aria-roledescription="carousel" aria-label={label} data-moves>
      <section ref={row} tabIndex={0} aria-label={`${label}, scrollable`} className="carousel-row">
        {children}
      </section>
      <div className="scripts-only mt-2 flex items-center gap-4">
        <RoundButton icon={ChevronLeft} label="Previous" onClick={() => choose(place - 1)} />
        <RoundButton icon={ChevronRight} label="Next" onClick={() => choose(place + 1)} />
        <ul className="flex" aria-label="Slides">
          {names.map((name, index) => (
            <li key={name}>
              <button
                type="button"
                aria-label={`${index + 1} of ${count}: ${name}`}
                aria-current={index === place ? 'true' : undefined}
                onClick={() => choose(index)}
                className="carousel-dot"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
