'use client';

import { useAnimate } from 'framer-motion/mini';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Reveal } from '#components/motion/reveal';
import { IconButton } from '#components/ui/icon-button';
import * as messages from '#lib/site/messages';
import { slide, slideRow, slideViewport } from '../motion/slide-classes';
import { type Timing, themeTiming } from '../motion/theme-timing';
import { useIdle } from '../motion/use-idle';
import { REDUCED_MOTION, useMedia } from '../motion/use-media';
import { type Metric, MetricCard } from './metric-card';

const WIDE = '(width >= 48rem)';
/** Number of highlights in view on wide screens, and the least number in the row. */
const IN_VIEW = 3;
const FIRST_MS = 1000;
const PAUSE_MS = 6500;
/** Time between two highlights on a phone, from start to start. */
const NARROW_MS = 4000;

interface Props {
  label: string;
  metrics: readonly Metric[];
  /** Whether the highlight that leaves the row fades out. */
  fades?: boolean;
}

/**
 * Rotates highlights: on phones one fades into the next every 4 s; on wide screens, with more than
 * three, the row slides by one after 1 s and then every 7.2 s (docs/specification.md T2). A swipe
 * stops it. Without scripts, and under reduced motion, the row scrolls.
 */
export function Ticker({ label, metrics, fades = false }: Props) {
  const region = useRef<HTMLElement>(null);
  const [row, animate] = useAnimate<HTMLUListElement>();
  /** Index of the metric that is first in the row. */
  const [first, setFirst] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [hasMoved, setHasMoved] = useState(false);
  const wide = useMedia(WIDE);
  const reduced = useMedia(REDUCED_MOTION);
  const filled = fillRow(metrics);
  const idle = useIdle(region);
  const playing = idle && !stopped && !reduced && (!wide || metrics.length > IN_VIEW);

  // biome-ignore lint/correctness/useExhaustiveDependencies: not again after the first slide
  useEffect(() => {
    const list = row.current;
    if (!playing) return;
    let timer = setTimeout(advance, wide ? (hasMoved ? PAUSE_MS : FIRST_MS) : NARROW_MS);
    let ended = false;

    const rotate = (places: number) =>
      flushSync(() => setFirst((index) => (index + places) % filled.length));

    async function advance() {
      rotate(scrolledBy(list));
      setHasMoved(true);
      list.parentElement?.scrollTo({ left: 0, behavior: 'instant' });
      const timing = themeTiming('ticker', 'in-out');
      await (wide ? slideOn(timing) : fadeOver({ ...timing, duration: timing.duration / 2 }));
      const pause = wide ? PAUSE_MS : NARROW_MS - timing.duration * 1000;
      if (!ended) timer = setTimeout(advance, pause);
    }

    async function slideOn(timing: Timing) {
      const [leaving, next] = list.children as unknown as HTMLElement[];
      if (!leaving || !next) return;
      const distance = leaving.getBoundingClientRect().left - next.getBoundingClientRect().left;
      const moves = [animate(list, { translate: ['0px', `${distance}px`] }, timing)];
      if (fades) moves.push(animate(leaving, { opacity: [1, 0] }, timing));
      await Promise.all(moves);
      // The row is in its place again, with the next highlight first, before it is painted.
      rotate(1);
      list.style.translate = '';
      leaving.style.opacity = '';
    }

    async function fadeOver(timing: Timing) {
      await animate(list, { opacity: [1, 0] }, timing);
      rotate(1);
      await animate(list, { opacity: [0, 1] }, timing);
      list.style.opacity = '';
    }

    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [playing, wide]);

  return (
    <section ref={region} aria-label={label} data-moves>
      <div
        // A touch that scrolls the page does not stop it.
        onTouchMove={({ currentTarget }) => {
          if (currentTarget.scrollLeft !== 0) setStopped(true);
        }}
        // The browser would follow a snapped highlight to the end of the row.
        className={`${slideViewport(false)} ${hasMoved && !stopped ? 'snap-none!' : ''} motion-reduce:[scrollbar-width:thin]`}
      >
        <ul ref={row} className={`${slideRow} print:grid-cols-3`}>
          {filled.map((_, place) => {
            const index = (first + place) % filled.length;
            const metric = filled[index];
            return (
              metric && (
                <li key={index} className={`${slide} basis-7/8 md:basis-1/3`}>
                  <Reveal amount={0.1} delay={(place % IN_VIEW) * 0.1}>
                    <MetricCard metric={metric} index={index} />
                  </Reveal>
                </li>
              )
            );
          })}
        </ul>
      </div>
      <div
        className={`scripts-only mt-4 motion-reduce:hidden ${metrics.length > IN_VIEW ? '' : 'md:hidden'}`}
      >
        <IconButton
          icon={stopped ? Play : Pause}
          label={stopped ? messages.carousel.play : messages.carousel.pause}
          onClick={() => setStopped(!stopped)}
        />
      </div>
    </section>
  );
}

/** Number of highlights that a visitor has scrolled past. */
function scrolledBy({ parentElement, firstElementChild }: HTMLElement): number {
  if (!parentElement || !firstElementChild) return 0;
  return Math.round(Math.abs(parentElement.scrollLeft) / firstElementChild.clientWidth);
}

/** The metrics, after which the first is repeated until there are three. */
function fillRow<T>(metrics: readonly T[]): readonly T[] {
  const [first] = metrics;
  if (first === undefined || metrics.length >= IN_VIEW) return metrics;
  return [...metrics, ...Array<T>(IN_VIEW - metrics.length).fill(first)];
}
