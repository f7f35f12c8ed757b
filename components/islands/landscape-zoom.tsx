'use client';

import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';

import { RoundButton } from '#components/ui/round-button';
import { addGestures, zoomBox, zoomOf } from './landscape-gestures';

/** Growth at each press of a button or key. */
const STEP = 1.5;
/** Pixels that an arrow key moves the picture by. */
const MOVE = 80;
const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-MOVE, 0],
  ArrowRight: [MOVE, 0],
  ArrowUp: [0, -MOVE],
  ArrowDown: [0, MOVE],
};

/**
 * A picture in a dialog that fills the screen: whole at first, zoomed by wheel, pinch, keys and
 * buttons up to twice its own size, and moved by scrolling. What is beside the picture closes the
 * dialog, which needs no script.
 *
 * @param closes - id of the dialog
 * @param children - the picture, an `img` with its own size in its attributes
 */
export function LandscapeZoom({
  closes,
  label,
  children,
}: {
  closes: string;
  label: string;
  children: React.ReactNode;
}) {
  const ref = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(1);
  const [most, setMost] = useState(Number.POSITIVE_INFINITY);

  const zoomAt = useCallback((wanted: number, x: number, y: number) => {
    if (!ref.current) return;
    const { zoom, largest } = zoomBox(ref.current, wanted, x, y);
    setZoom(zoom);
    setMost(largest);
  }, []);

  /** Zooms about the middle of the screen. */
  const step = useCallback(
    (factor: number) => {
      if (ref.current) zoomAt(zoomOf(ref.current) * factor, innerWidth / 2, innerHeight / 2);
    },
    [zoomAt],
  );

  useEffect(() => {
    const box = ref.current;
    const dialog = box?.closest('dialog');
    if (!box || !dialog) return;
    const removeGestures = addGestures(box, zoomAt);
    const pressed = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey } = event;
      if (!dialog.open || altKey || ctrlKey || metaKey) return;
      const move = moves[key];
      if (key === '+' || key === '=') step(STEP);
      else if (key === '-') step(1 / STEP);
      else if (key === '0') step(0);
      else if (move) box.scrollBy({ left: move[0], top: move[1], behavior: 'instant' });
      else return;
      event.preventDefault();
    };
    const closed = () => step(0);
    document.addEventListener('keydown', pressed);
    dialog.addEventListener('close', closed);
    return () => {
      removeGestures();
      document.removeEventListener('keydown', pressed);
      dialog.removeEventListener('close', closed);
    };
  }, [step, zoomAt]);

  const [smallest, largest] = [zoom === 1, zoom >= most];
  return (
    <div className="zoom">
      <section ref={ref} tabIndex={0} aria-label={label} className="zoom-window">
        <button
          type="button"
          command="close"
          commandfor={closes}
          tabIndex={-1}
          aria-hidden
          className="zoom-backdrop"
        />
        {children}
      </section>
      <div className="zoom-bar scripts-only">
        <RoundButton
          icon={ZoomOut}
          label="Zoom out"
          off={smallest}
          onClick={() => step(1 / STEP)}
        />
        <output className="w-14 text-center text-small">{Math.round(zoom * 100)}%</output>
        <RoundButton icon={ZoomIn} label="Zoom in" off={largest} onClick={() => step(STEP)} />
        <RoundButton icon={Maximize} label="Whole picture" off={smallest} onClick={() => step(0)} />
      </div>
    </div>
  );
}
