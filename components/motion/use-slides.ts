import Autoplay, { type AutoplayOptionsType } from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useState } from 'react';

import { direction } from '#lib/site/language';
import { useIdle } from './use-idle';

interface Props {
  /** Element that moves by itself only while it is idle. */
  region: RefObject<HTMLElement | null>;
  options?: Parameters<typeof useEmblaCarousel>[0];
  autoplay: AutoplayOptionsType;
  /** Whether the row may move by itself. */
  moves: boolean;
}

/**
 * A row of slides that Embla moves. In the exported HTML the row scrolls natively with snap points;
 * Embla continues at the slide that is in view. A swipe stops the autoplay.
 *
 * @returns `api` once Embla moves the row, and `selected`, the index of the first slide in view
 */
export function useSlides({ region, options, autoplay, moves }: Props) {
  const [ref, embla] = useEmblaCarousel(
    // The focus handler of Embla ignores a focus that comes 10 ms after the key, as on a busy device.
    { loop: true, align: 'start', direction, watchFocus: false, ...options },
    [Autoplay({ playOnInit: false, stopOnFocusIn: false, ...autoplay })],
  );
  const [selected, setSelected] = useState(0);
  const [live, setLive] = useState(false);
  const [stopped, setStopped] = useState(false);
  const playing = useIdle(region) && moves && !stopped;

  useEffect(() => {
    if (!embla) return;
    const update = () => {
      // Embla has an API also while a breakpoint deactivates it.
      setLive(embla.internalEngine().options.active);
      setSelected(embla.selectedScrollSnap());
    };
    let touched = 0;
    const touch = () => {
      touched = embla.selectedScrollSnap();
    };
    // A touch may also be a click, or scroll the page.
    const stopIfSwiped = () => {
      if (embla.selectedScrollSnap() !== touched) setStopped(true);
    };
    continueAtScroll(embla);
    update();
    const viewport = embla.rootNode();
    const show = ({ target }: FocusEvent) => showFocused(embla, target as Element);
    // The browser scrolls to the focus; Embla shows it by moving the slides.
    const keepPlace = () => {
      if (embla.internalEngine().options.active) viewport.scrollLeft = 0;
    };
    viewport.addEventListener('focusin', show);
    viewport.addEventListener('scroll', keepPlace);
    embla.on('select', update).on('reInit', update);
    embla.on('pointerDown', touch).on('pointerUp', stopIfSwiped);
    return () => {
      viewport.removeEventListener('focusin', show);
      viewport.removeEventListener('scroll', keepPlace);
      embla.off('select', update).off('reInit', update);
      embla.off('pointerDown', touch).off('pointerUp', stopIfSwiped);
    };
  }, [embla]);

  useEffect(() => {
    if (!embla || !playing) return;
    const play = () => embla.plugins()?.autoplay?.play();
    play();
    // Embla initializes its plugins again when the width changes, and stops them at each touch.
    embla.on('reInit', play).on('pointerUp', play);
    return () => {
      embla.off('reInit', play).off('pointerUp', play);
      embla.plugins()?.autoplay?.stop();
    };
  }, [embla, playing]);

  return { ref, api: live ? embla : undefined, selected, setStopped };
}

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

/** Turns the native scroll position into the selected slide. */
function continueAtScroll(embla: Embla) {
  const viewport = embla.rootNode();
  const [first] = embla.slideNodes();
  if (!first || viewport.scrollLeft === 0 || !embla.internalEngine().options.active) return;
  const index = Math.round(Math.abs(viewport.scrollLeft) / first.offsetWidth);
  viewport.scrollLeft = 0;
  embla.scrollTo(index, true);
}

/** Moves the slide that the keyboard has focused into view, at once, so that the browser need not scroll. */
function showFocused(embla: Embla, focused: Element) {
  const slides = embla.slideNodes();
  const index = slides.findIndex((slide) => slide.contains(focused));
  const width = slides[index]?.offsetWidth;
  if (!width || !embla.internalEngine().options.active || !focused.matches(':focus-visible'))
    return;
  const inView = Math.max(1, Math.floor(embla.rootNode().clientWidth / width));
  const steps = index - embla.selectedScrollSnap() + slides.length;
  if (steps % slides.length >= inView) embla.scrollTo(index, true);
}
