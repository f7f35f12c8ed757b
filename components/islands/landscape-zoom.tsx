'use client';

import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';

import { RoundButton } from '#components/ui/round-button';
import { addGestures, zoomBox, zoomOf } from './landscape-gestures';

/** Zoom factor of one press of a button or key. */
const STEP = 1.5;
/** Distance that an arrow key pans, in px. */
const PAN = 80;
const pans: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-PAN, 0],
  ArrowRight: [PAN, 0],
  ArrowUp: [0, -PAN],
  ArrowDown: [0, PAN],
};

/**
 * Zoom and pan for a picture in a full-screen dialog. It fits the screen at first; wheel, pinch, keys
 * (+ - 0) and buttons zoom, scrolling, dragging and arrow keys pan. The area around the picture is a
 * button that closes the dialog, so that closing needs no script.
 *
 * @param closes - id of the dialog
 * @param children - an `img` with its natural size in its attributes
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

  /** Multiplies the zoom, anchored at the center of the screen. */
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
      const pan = pans[key];
      if (key === '+' || key === '=') step(STEP);
      else if (key === '-') step(1 / STEP);
      else if (key === '0') step(0);
      else if (pan) box.scrollBy({ left: pan[0], top: pan[1], behavior: 'instant' });
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
          disabled={smallest}
          onClick={() => step(1 / STEP)}
        />
        <output className="w-14 text-center text-small">{Math.round(zoom * 100)}%</output>
        <RoundButton icon={ZoomIn} label="Zoom in" disabled={largest} onClick={() => step(STEP)} />
        <RoundButton
          icon={Maximize}
          label="Whole picture"
          disabled={smallest}
          onClick={() => step(0)}
        />
      </div>
    </div>
  );
}
