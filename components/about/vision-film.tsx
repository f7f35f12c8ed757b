'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '#components/ui/button';
import type { Film } from '#lib/content/collections/film';
import { withBase } from '#lib/site/base-path';
import * as messages from '#lib/site/messages';
import { REDUCED_MOTION } from '../motion/use-media';

/**
 * The vision film (docs/specification.md P3). It plays while it is in the middle half of the window,
 * with sound where the browser allows it, else muted. Without scripts it is a video with controls.
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

  useEffect(() => {
    const film = ref.current;
    if (!film || matchMedia(REDUCED_MOTION).matches) return;
    // False after the visitor has paused it or it has ended: then only the visitor plays it again.
    let plays = true;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) {
          if (plays) start(film).then((isSilenced) => isSilenced && setSilenced(true));
        } else if (document.pictureInPictureElement !== film) {
          plays &&= !film.paused || film.currentTime === 0;
          film.pause();
        }
      },
      { rootMargin: '-25% 0px' },
    );
    observer.observe(film);
    return () => observer.disconnect();
  }, []);

  function turnSoundOn() {
    const film = ref.current;
    if (!film) return;
    film.muted = false;
    // The button is removed: move the focus to the film.
    film.focus();
    film.play().catch(() => undefined);
  }

  const media = withBase(`${base}/media/vision`);
  // The frames before the first words are empty.
  const opening = '#t=1.8';
  return (
    <figure data-moves className="mx-auto max-w-240 print:hidden">
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
        className="card-shadow aspect-video h-auto w-full rounded-card"
        onVolumeChange={(event) => {
          if (!event.currentTarget.muted) setSilenced(false);
        }}
      >
        <source src={`${media}.webm${opening}`} type='video/webm; codecs="av01.0.05M.08, opus"' />
        <source src={`${media}.mp4${opening}`} type="video/mp4" />
        {/* Off at first, because the words are in the picture. */}
        <track
          kind="captions"
          src={`${media}.en.vtt`}
          srcLang="en"
          label={messages.film.captions}
        />
      </video>
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
