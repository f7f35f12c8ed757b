'use client';

import { useEffect, useRef, useState } from 'react';

import { buttonClass } from '#components/ui/button';

/** Milliseconds without a response after which the demo counts as unreachable. */
const TIMEOUT_MS = 8000;

/**
 * Shows a message over the frame inside it when the frame's URL does not answer. Browsers fire
 * `load` for their own error pages too, so the URL is also fetched: an opaque response of any
 * status means that the host is reachable.
 */
export function FrameHealth({ src, children }: { src: string; children: React.ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt checks again
  useEffect(() => {
    const timer = setTimeout(() => setFailed(true), TIMEOUT_MS);
    fetch(src, { mode: 'no-cors', cache: 'no-store' }).then(
      () => {
        clearTimeout(timer);
        setFailed(false);
      },
      () => undefined,
    );
    return () => clearTimeout(timer);
  }, [src, attempt]);

  const again = () => {
    const frame = ref.current?.querySelector('iframe');
    if (frame) frame.src = src;
    // The focused button is removed: move the focus to the frame.
    frame?.focus();
    setFailed(false);
    setAttempt(attempt + 1);
  };

  return (
    <div ref={ref} data-moves className="relative">
      {children}
      <div role="alert">
        {failed && (
          <div className="absolute inset-0 grid place-content-center justify-items-center gap-5 rounded-card bg-surface p-8 text-center">
            <p className="max-w-measure text-lead">
              The demo is not responding. Try again, or open it in a new tab.
            </p>
            <button type="button" className={buttonClass('outline')} onClick={again}>
              Try again
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
