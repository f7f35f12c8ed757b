/** Sets the zoom; the point of the picture at client coordinates x, y stays there. */
type ZoomAt = (zoom: number, x: number, y: number) => void;

/** Current zoom of the picture in a box; 1 fits the screen. */
export const zoomOf = (box: HTMLElement) => Number(box.style.getPropertyValue('--zoom') || 1);

/**
 * Zooms the picture in a scroll container, between 1 and twice its natural width, which its `width`
 * attribute gives. The point of the picture at client coordinates x, y stays there.
 *
 * @returns the new zoom and the largest possible one
 * @throws Error when the box has no `img`
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

/** Relative position of a point within a range, clamped to 0 to 1. */
const share = (point: number, start: number, length: number) =>
  length > 0 ? Math.min(Math.max((point - start) / length, 0), 1) : 0;

/** Exponential zoom rates per px of wheel delta. A trackpad pinch is a wheel event with Ctrl. */
const WHEEL_RATE = 0.0015;
const TRACKPAD_PINCH_RATE = 0.01;
/** Height of a line in px, for wheel events in lines (`DOM_DELTA_LINE`). */
const LINE = 16;

/**
 * Adds wheel zoom, two-finger pinch and mouse dragging to a scroll container around a picture. Panning
 * with one finger is native scrolling.
 *
 * @returns a function that removes the listeners
 */
export function addGestures(box: HTMLElement, zoomAt: ZoomAt): () => void {
  const control = new AbortController();
  const { signal } = control;
  // Not passive: they prevent the browser's own zoom.
  const active = { signal, passive: false };

  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const rate = event.ctrlKey ? TRACKPAD_PINCH_RATE : WHEEL_RATE;
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    zoomAt(zoomOf(box) * Math.exp(-pixels * rate), event.clientX, event.clientY);
  };

  let pinch: { zoom: number; distance: number; x: number; y: number } | undefined;
  const onTouch = (event: TouchEvent) => {
    const place = placeOf(event.touches);
    if (!place) {
      pinch = undefined;
      return;
    }
    // A scroll that has begun can't be prevented.
    if (event.cancelable) event.preventDefault();
    pinch ??= { ...place, zoom: zoomOf(box) };
    box.scrollBy({
      left: pinch.x - place.x,
      top: pinch.y - place.y,
      behavior: 'instant',
    });
    zoomAt((pinch.zoom * place.distance) / pinch.distance, place.x, place.y);
    pinch = { ...pinch, x: place.x, y: place.y };
  };

  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !box.hasPointerCapture(event.pointerId)) return;
    box.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: 'instant' });
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    if (event.target instanceof HTMLImageElement) box.setPointerCapture(event.pointerId);
  };

  box.addEventListener('wheel', onWheel, active);
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
    box.addEventListener(type, onTouch, active);
  }
  box.addEventListener('pointerdown', onPointerDown, { signal });
  box.addEventListener('pointermove', onPointerMove, { signal });
  return () => control.abort();
}

/** Distance and midpoint of two touches in px; undefined for any other number of touches. */
function placeOf(touches: TouchList) {
  const [a, b] = touches;
  if (!a || !b || touches.length > 2) return undefined;
  return {
    distance: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
  };
}
