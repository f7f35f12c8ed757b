'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '#components/ui/button';
import type { Film } from '#lib/content/collections/film';
import { withBase } from '#lib/site/base-path';
import * as messages from '#lib/site/messages';
import { REDUCED_MOTION } from '../motion/use-media';

/**
 * The vision film (docs/specification.md P3), in the colors of the scheme. Without scripts it is a video
 * with controls.
 *
 * @param base - origin of the media files (MEDIA_HOST); empty for this site
 */
export function VisionFilm({
  film: { title, caption, dark },
  base = '',
}: {
  film: Pick<Film, 'title' | 'caption' | 'dark'>;
  base?: string;
}) {
  const [silenced, setSilenced] = useState<HTMLVideoElement>();

  function turnSoundOn() {
    if (!silenced) return;
    silenced.muted = false;
    // The button is removed: move the focus to the film.
    silenced.focus();
    silenced.play().catch(() => undefined);
  }

  const video = { title, base, onSilenced: setSilenced };
  return (
    <figure data-moves className="print:hidden">
      <Video {...video} name="vision" className={dark ? 'dark:hidden' : ''} />
      {dark && <Video {...video} name="vision-dark" className="hidden dark:block" />}
      <figcaption className="mt-3 flex min-h-12 items-center justify-between gap-4 text-muted text-small">
        {caption}
        {silenced && (
          <button
            type="button"
            className={`scripts-only shrink-0 ${buttonClass('outline')}`}
            onClick={turnSoundOn}
          >
            {messages.film.soundOn}
          </button>
        )}
      </figcaption>
    </figure>
  );
}

/** Keeps browsers from loading the poster of the hidden version. Newer than the types of React. */
const lazy: object = { loading: 'lazy' };

/**
 * One version of the film. It plays while it is in the middle half of the window, with sound where the
 * browser allows it, else muted.
 */
function Video({
  name,
  title,
  base,
  className,
  onSilenced,
}: {
  name: string;
  title: string;
  base: string;
  className: string;
  /** Gets the video when it is muted for want of permission, and undefined when it has sound. */
  onSilenced: (video: HTMLVideoElement | undefined) => void;
}) {
  const ref = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const film = ref.current;
    if (!film || matchMedia(REDUCED_MOTION).matches) return;
    // False after the visitor has paused it or it has ended: then only the visitor plays it again.
    let plays = true;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) {
          if (plays) start(film).then((isSilenced) => isSilenced && onSilenced(film));
        } else if (document.pictureInPictureElement !== film) {
          plays &&= !film.paused || film.currentTime === 0;
          film.pause();
        }
      },
      { rootMargin: '-25% 0px' },
    );
    observer.observe(film);
    return () => observer.disconnect();
  }, [onSilenced]);

  const media = withBase(`${base}/media/${name}`);
  // The frames before the first words are empty.
  const opening = '#t=1.8';
  return (
    <video
      ref={ref}
      controls
      controlsList="nodownload"
      playsInline
      preload="none"
      {...lazy}
      poster={`${media}-poster.webp`}
      width={1280}
      height={720}
      aria-label={title}
      // Captions from another origin are loaded only with CORS.
      crossOrigin={base ? 'anonymous' : undefined}
      className={`card-shadow aspect-video h-auto w-full rounded-card ${className}`}
      onVolumeChange={(event) => {
        if (!event.currentTarget.muted) onSilenced(undefined);
      }}
    >
      <source src={`${media}.webm${opening}`} type='video/webm; codecs="av01.0.05M.08, opus"' />
      <source src={`${media}.mp4${opening}`} type="video/mp4" />
      {/* Off at first, because the words are in the picture. */}
      <track
        kind="captions"
        src={withBase(`${base}/media/vision.en.vtt`)}
        srcLang="en"
        label={messages.film.captions}
      />
    </video>
  );
}

/**
 * Plays a film with sound, or muted if the browser blocks sound.
 *
 * @returns whether this call has muted it
 */
async function start(film: HTMLVideoElement): Promise<boolean> {
  const refusal = await film.play().catch((error: DOMException) => error.name);
  if (refusal !== 'NotAllowedError' || film.muted) return false;
  film.muted = true;
  // It may be paused before it has started, when it leaves the window; it stays muted.
  await film.play().catch(() => undefined);
  return true;
}
