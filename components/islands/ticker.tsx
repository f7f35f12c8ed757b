'use client';

import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Metric, MetricCard } from '#components/sections/metric-card';
import { RoundButton } from '#components/ui/round-button';
import { fadeIn, fillRow } from './ticker-row';
import { usePlaying } from './use-playing';

/** Number of highlights in view (docs/specification.md T2). */
const IN_VIEW = 3;
const FIRST_MS = 1000;
const SLIDE_MS = 700;
const REST_MS = 6500;
const NARROW_MS = 4000;
const narrowScreen = '(width < 48rem)';

interface Props {
  label: string;
  metrics: readonly Metric[];
  /**
   * Animation of the outgoing highlight: the generic ticker slides, the industry strip also fades.
   */
  leaving: 'slide' | 'fade';
}

/** Rotates highlights (docs/specification.md T2). Without scripts they are a row that scrolls. */
export function Ticker(props: Props) {
  const { metrics } = props;
  // The key resets the state for other metrics. Ids are not enough: each industry counts from 1.
  const key = metrics.map(({ id, headline }) => `${id} ${headline}`).join();
  return metrics.length > 0 && <Turns key={key} {...props} />;
}

function Turns({ label, metrics, leaving }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const [turns, setTurns] = useState(0);
  const [sliding, setSliding] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [live, setLive] = useState(false);
  const narrow = useSyncExternalStore(watchWidth, isNarrow, () => false);
  const playing = usePlaying(region);
  const more = metrics.length > (narrow ? 1 : IN_VIEW);
  const turning = live && !stopped && more;
  const moving = turning || sliding;

  useEffect(() => setLive(!matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  useEffect(() => fadeIn(region.current), []);
  useEffect(() => {
    // A slide that has begun is finished even if the ticker is paused.
    if (!(turning && playing) && !sliding) return;
    const wait = narrow ? NARROW_MS : turns === 0 ? FIRST_MS : REST_MS;
    const timer = setTimeout(
      () => {
        if (narrow || sliding) setTurns(turns + 1);
        setSliding(!narrow && !sliding);
      },
      sliding ? SLIDE_MS : wait,
    );
    return () => clearTimeout(timer);
  }, [turning, playing, sliding, narrow, turns]);

  // When stopped, the current highlights remain.
  const from = more ? turns % metrics.length : 0;
  const shown = narrow ? 1 : IN_VIEW + (sliding ? 1 : 0);
  const list = narrow ? metrics : fillRow(metrics);
  const order = [...list.keys()].map((index) => (index + from) % list.length);

  return (
    <div ref={region} data-moves className="ticker" data-turning={moving || undefined}>
      <section
        aria-label={label}
        tabIndex={0}
        className="ticker-window"
        onTouchMove={() => setStopped(true)}
      >
        <ul className="ticker-row" data-sliding={sliding ? leaving : undefined}>
          {order.map((index, place) => (
            <li key={index} className="ticker-item" inert={moving && place >= shown}>
              {list[index] && <MetricCard metric={list[index]} index={index} />}
            </li>
          ))}
        </ul>
      </section>
      {more && (
        <div className="scripts-only mt-4 motion-reduce:hidden">
          <RoundButton
            icon={stopped ? Play : Pause}
            label={stopped ? 'Play the highlights' : 'Pause the highlights'}
            onClick={() => setStopped(!stopped)}
          />
        </div>
      )}
    </div>
  );
}

const isNarrow = () => matchMedia(narrowScreen).matches;

function watchWidth(changed: () => void) {
  const query = matchMedia(narrowScreen);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
