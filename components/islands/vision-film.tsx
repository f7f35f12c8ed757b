'use client';

import { useEffect, useRef, useState } from 'react';

import { buttonClass } from '#components/ui/button';

const stillness = '(prefers-reduced-motion: reduce)';

/**
 * The vision film. It starts by itself once half of it is in view, with sound where the browser
 * allows that, and rests while nobody can see it. Without scripts it is a film with controls.
 *
 * @param base - origin that holds the media (MEDIA_HOST), or nothing for this site
 */
export function VisionFilm({ base = '' }: { base?: string }) {
  const ref = useRef<HTMLVideoElement>(null);
  const [silenced, setSilenced] = useState(false);
  useEffect(() => (ref.current ? attend(ref.current, setSilenced) : undefined), []);

  function turnSoundOn() {
    const film = ref.current;
    if (!film) return;
    film.muted = false;
    // Its focus must not be lost with the button.
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
        aria-label="Vision film: five threads meet and become cloth"
        // Captions from another origin are only loaded when it allows that.
        crossOrigin={base ? 'anonymous' : undefined}
        className="aspect-video h-auto w-full rounded-card shadow-card"
      >
        <source src={`${media}.webm`} type='video/webm; codecs="av01.0.05M.08, opus"' />
        <source src={`${media}.mp4`} type="video/mp4" />
        <track default kind="captions" src={`${media}.en.vtt`} srcLang="en" label="English" />
      </video>
      <figcaption className="mt-3 flex min-h-12 items-center justify-between gap-4 text-small text-muted">
        Our vision in half a minute, with captions.
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

/** Starts and rests a film for its visitor. @returns what ends that */
function attend(film: HTMLVideoElement, setSilenced: (silenced: boolean) => void): () => void {
  let inView = false;
  /** The visitor has stopped it, or it has come to its end: it is theirs to start again. */
  let left = false;
  /** The pause to come is ours, not the visitor's. */
  let resting = false;

  async function start(): Promise<void> {
    if (!inView || left || document.hidden || !film.paused || matchMedia(stillness).matches) return;
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

  function rest(): void {
    if (film.paused || document.pictureInPictureElement === film) return;
    resting = true;
    film.pause();
  }

  const seen = ([entry]: IntersectionObserverEntry[]) => {
    inView = (entry?.intersectionRatio ?? 0) >= 0.5;
    if (inView) start();
    else if (!entry?.isIntersecting) rest();
  };
  const observer = new IntersectionObserver(seen, { threshold: [0, 0.5] });
  observer.observe(film);
  const ending = new AbortController();
  const on = (target: EventTarget, name: string, heard: () => void) =>
    target.addEventListener(name, heard, { signal: ending.signal });
  on(document, 'visibilitychange', () => (document.hidden ? rest() : start()));
  on(film, 'volumechange', () => film.muted || setSilenced(false));
  on(film, 'play', () => {
    left = false;
  });
  on(film, 'pause', () => {
    left = !resting;
    resting = false;
  });
  ending.signal.addEventListener('abort', () => observer.disconnect());
  return () => ending.abort();
}
