'use client';

import { useEffect, useRef, useState } from 'react';

import { buttonClass } from '#components/ui/button';
import type { Film } from '#lib/content/collections/film';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * The vision film (docs/specification.md P3). Plays while enough of it is in view, with sound where
 * the browser allows it, else muted. Without scripts it is a video with controls.
 *
 * @param base - origin of the media files (MEDIA_HOST); empty for this site
 */
export function VisionFilm({
  film: { title, caption },
  base = '',
}: {
  film: Pick<Film, 'title' | 'caption'>;
  base?: string;
}) {
  const ref = useRef<HTMLVideoElement>(null);
  const [silenced, setSilenced] = useState(false);
  useEffect(() => (ref.current ? attend(ref.current, setSilenced) : undefined), []);

  function turnSoundOn() {
    const film = ref.current;
    if (!film) return;
    film.muted = false;
    // The button is removed: move the focus to the film.
    film.focus();
    film.play().catch(() => undefined);
  }

  const media = `${base}/media/vision`;
  return (
    <figure data-moves>
      <video
        ref={ref}
        controls
        controlsList="nodownload"
        playsInline
        preload="none"
        poster={`${media}-poster.webp`}
        width={1280}
        height={720}
        aria-label={title}
        // Captions from another origin are loaded only with CORS.
        crossOrigin={base ? 'anonymous' : undefined}
        className="aspect-video h-auto w-full rounded-card card-shadow"
      >
        <source src={`${media}.webm`} type='video/webm; codecs="av01.0.05M.08, opus"' />
        <source src={`${media}.mp4`} type="video/mp4" />
        <track default kind="captions" src={`${media}.en.vtt`} srcLang="en" label="English" />
      </video>
      <figcaption className="mt-3 flex min-h-12 items-center justify-between gap-4 text-small text-muted">
        {caption}
        {silenced && (
          <button
            type="button"
            className={`scripts-only shrink-0 ${buttonClass('outline')}`}
            onClick={turnSoundOn}
          >
            Turn sound on
          </button>
        )}
      </figcaption>
    </figure>
  );
}

/**
 * Whether enough of the film is in view to watch it: half of it, or a quarter of the screen's
 * height, because on a laptop (1366 × 768) half of a film as wide as the page does not fit the
 * screen.
 */
function isWatchable({ boundingClientRect, intersectionRect }: IntersectionObserverEntry): boolean {
  const { height } = boundingClientRect;
  return intersectionRect.height >= Math.min(height / 2, innerHeight / 4) && height > 0;
}

/** Plays the film in view and pauses it out of view. @returns a function that stops this */
function attend(film: HTMLVideoElement, setSilenced: (silenced: boolean) => void): () => void {
  let inView = false;
  /** The visitor paused it or it ended: only the visitor restarts it. */
  let stopped = false;
  /** The next pause event is caused by this code, not by the visitor. */
  let pausing = false;

  async function start(): Promise<void> {
    if (!inView || stopped || document.hidden || !film.paused || matchMedia(reducedMotion).matches)
      return;
    const refusal = await film.play().catch((error: DOMException) => error.name);
    if (refusal !== 'NotAllowedError' || film.muted || !inView) return;
    film.muted = true;
    const silenced = await film.play().then(
      () => true,
      () => false,
    );
    film.muted = silenced;
    setSilenced(silenced);
  }

  function pause(): void {
    if (film.paused || document.pictureInPictureElement === film) return;
    pausing = true;
    film.pause();
  }

  const seen = (entries: IntersectionObserverEntry[]) => {
    const entry = entries.at(-1);
    if (!entry) return;
    inView = isWatchable(entry);
    if (inView) start();
    else if (!entry.isIntersecting) pause();
  };
  const threshold = Array.from({ length: 21 }, (_, step) => step / 20);
  const observer = new IntersectionObserver(seen, { threshold });
  observer.observe(film);
  const ending = new AbortController();
  const on = (target: EventTarget, name: string, heard: () => void) =>
    target.addEventListener(name, heard, { signal: ending.signal });
  on(document, 'visibilitychange', () => (document.hidden ? pause() : start()));
  on(film, 'volumechange', () => film.muted || setSilenced(false));
  on(film, 'play', () => {
    stopped = false;
  });
  on(film, 'pause', () => {
    stopped = !pausing;
    pausing = false;
  });
  ending.signal.addEventListener('abort', () => observer.disconnect());
  return () => ending.abort();
}
