'use client';

/** Zooms; the part of the picture at a point of the screen, in px, stays there. */
type ZoomAt = (zoom: number, x: number, y: number) => void;

/** How large the picture in a box is; 1 is as large as the screen can show it whole. */
export const zoomOf = (box: HTMLElement) => Number(box.style.getPropertyValue('--zoom') || 1);

/**
 * Zooms the picture in a scrolling box, to at least 1 and at most twice the size that the picture's
 * `width` attribute gives. What is at a point of the screen, in px, stays there.
 *
 * @returns the zoom that it has now and the largest that it can have
 */
export function zoomBox(box: HTMLElement, wanted: number, x: number, y: number) {
  const image = box.querySelector('img');
  if (!image) throw new Error('There is no picture to zoom');
  const before = image.getBoundingClientRect();
  const whole = before.width / zoomOf(box);
  const largest = Math.max(1, (2 * Number(image.getAttribute('width'))) / whole);
  const zoom = Math.min(Math.max(wanted, 1), largest);
  box.style.setProperty('--zoom', String(zoom));
  const after = image.getBoundingClientRect();
  const part = { x: share(x, before.left, before.width), y: share(y, before.top, before.height) };
  box.scrollBy({
    left: after.left - before.left + part.x * (after.width - before.width),
    top: after.top - before.top + part.y * (after.height - before.height),
    behavior: 'instant',
  });
  return { zoom, largest };
}

/** Where a point lies on a stretch, from 0 at its start to 1 at its end. */
const share = (point: number, start: number, length: number) =>
  length > 0 ? Math.min(Math.max((point - start) / length, 0), 1) : 0;

/** Growth for each pixel that a wheel turns; trackpads send pinches as small turns with Ctrl. */
const WHEEL_RATE = 0.0015;
const TRACKPAD_PINCH_RATE = 0.01;
/** Pixels of a line, for wheels that count lines. */
const LINE = 16;

/**
 * Adds the gestures of mouse and fingers to a scrolling box around a picture: the wheel and two
 * fingers zoom, the mouse draws the picture along. One finger scrolls by itself.
 *
 * @returns a function that removes them
 */
export function addGestures(box: HTMLElement, zoomAt: ZoomAt): () => void {
  const control = new AbortController();
  const { signal } = control;
  // The browser's own zoom is prevented, which listeners may do only where they say so.
  const active = { signal, passive: false };

  const turn = (event: WheelEvent) => {
    event.preventDefault();
    const rate = event.ctrlKey ? TRACKPAD_PINCH_RATE : WHEEL_RATE;
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    zoomAt(zoomOf(box) * Math.exp(-pixels * rate), event.clientX, event.clientY);
  };

  let fingers: { zoom: number; distance: number; x: number; y: number } | undefined;
  const pinch = (event: TouchEvent) => {
    const place = placeOf(event.touches);
    if (!place) {
      fingers = undefined;
      return;
    }
    event.preventDefault();
    fingers ??= { ...place, zoom: zoomOf(box) };
    box.scrollBy({
      left: fingers.x - place.x,
      top: fingers.y - place.y,
      behavior: 'instant',
    });
    zoomAt((fingers.zoom * place.distance) / fingers.distance, place.x, place.y);
    fingers = { ...fingers, x: place.x, y: place.y };
  };

  const draw = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !box.hasPointerCapture(event.pointerId)) return;
    box.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: 'instant' });
  };
  const hold = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    if (event.target instanceof HTMLImageElement) box.setPointerCapture(event.pointerId);
  };

  box.addEventListener('wheel', turn, active);
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
    box.addEventListener(type, pinch, active);
  }
  box.addEventListener('pointerdown', hold, { signal });
  box.addEventListener('pointermove', draw, { signal });
  return () => control.abort();
}

/** Distance of two fingers and the point between them, in px; undefined for one or three. */
function placeOf(touches: TouchList) {
  const [a, b] = touches;
  if (!a || !b || touches.length > 2) return undefined;
  return {
    distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
  };
}
