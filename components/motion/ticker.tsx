'use client';

import { Pause, Play } from 'lucide-react';
import { useRef } from 'react';

import { type Metric, MetricCard } from '#components/industries/metric-card';
import { IconButton } from '#components/ui/icon-button';
import * as messages from '#lib/site/messages';
import { Reveal } from './reveal';
import { REDUCED_MOTION, useMedia } from './use-media';
import { slide, slideRow, slideViewport, useSlides } from './use-slides';

const WIDE = '(width >= 48rem)';
/** Number of highlights in view on wide screens. */
const IN_VIEW = 3;
const NARROW_MS = 4000;
const FIRST_MS = 1000;
/** A movement of 700 ms and a pause of 6500 ms. */
const WIDE_MS = 7200;
/** Makes a movement of Embla take about 700 ms; its unit is not milliseconds. */
const EMBLA_DURATION = 30;

/** Widths of one highlight, of two, and of each of more. */
const widths = ['basis-full', 'basis-7/8 md:basis-1/2', 'basis-7/8 md:basis-1/3'];

interface Props {
  label: string;
  metrics: readonly Metric[];
  /** Whether highlights that leave the row also fade out. */
  fades?: boolean;
}

/**
 * Rotates highlights: on phones one every 4 s; on wide screens, with more than three, the row slides
 * by one every 7.2 s after 1 s (docs/specification.md T2). Without scripts, and under reduced
 * motion, the row scrolls.
 */
export function Ticker({ label, metrics, fades = false }: Props) {
  const region = useRef<HTMLElement>(null);
  const wide = useMedia(WIDE);
  const reduced = useMedia(REDUCED_MOTION);
  const { ref, api, selected, stopped, setStopped } = useSlides({
    region,
    options: {
      duration: EMBLA_DURATION,
      active: metrics.length > 1,
      breakpoints: {
        [WIDE]: { active: metrics.length > IN_VIEW },
        [REDUCED_MOTION]: { active: false },
      },
    },
    autoplay: { delay: NARROW_MS, breakpoints: { [WIDE]: { delay: WIDE_MS } } },
    firstDelay: wide ? FIRST_MS : undefined,
    moves: !reduced,
  });
  const isOut = (index: number) => (index - selected + metrics.length) % metrics.length >= IN_VIEW;

  return (
    <section ref={region} aria-label={label} data-moves>
      <Reveal amount={0.1}>
        <div
          ref={ref}
          className={`${slideViewport(Boolean(api))} motion-reduce:[scrollbar-width:thin]`}
        >
          <ul className={slideRow}>
            {metrics.map((metric, index) => (
              <li
                key={metric.id}
                className={`${slide} ${widths[Math.min(metrics.length, IN_VIEW) - 1]} ${fades ? 'transition-all duration-700' : ''} ${fades && api && isOut(index) ? 'md:opacity-0' : ''}`}
              >
                <MetricCard metric={metric} index={index} />
              </li>
            ))}
          </ul>
        </div>
      </Reveal>
      {metrics.length > 1 && (
        <div
          className={`scripts-only mt-4 motion-reduce:hidden ${metrics.length > IN_VIEW ? '' : 'md:hidden'}`}
        >
          <IconButton
            icon={stopped ? Play : Pause}
            label={stopped ? messages.carousel.play : messages.carousel.pause}
            onClick={() => setStopped(!stopped)}
          />
        </div>
      )}
    </section>
  );
}
