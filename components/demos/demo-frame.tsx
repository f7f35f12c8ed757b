'use client';

import { useEffect, useRef, useState } from 'react';

import { buttonClass } from '#components/ui/button';
import type { Demo } from '#lib/content/collections/demos';
import * as messages from '#lib/site/messages';

/** Milliseconds without a response after which the demo counts as unreachable. */
const TIMEOUT_MS = 8000;

/**
 * A demo in a sandboxed frame. A curtain covers it for the first second (docs/specification.md D4);
 * a CSS animation removes it, so no script is needed. A message covers a frame whose URL does not
 * answer.
 */
export function DemoFrame({ demo, src }: { demo: Pick<Demo, 'id' | 'name'>; src: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(0);
  const failed = useUnreachable(src, attempt);
  const height = useContentHeight(frame);

  function tryAgain() {
    if (frame.current) frame.current.src = src;
    // The focused button is removed: move the focus to the frame.
    frame.current?.focus();
    setAttempt(attempt + 1);
  }

  return (
    <div data-moves className="relative">
      <iframe
        ref={frame}
        src={src}
        title={messages.demoFrame.title(demo.name)}
        sandbox="allow-scripts allow-same-origin allow-forms allow-downloads"
        style={{ height }}
        className="card-shadow h-[max(38rem,100dvh-14rem)] w-full rounded-card border border-line bg-surface"
      />
      <div className="absolute inset-0 grid animate-lift-curtain place-content-center rounded-card bg-surface">
        <span
          aria-hidden
          className="size-10 rounded-full border-4 border-line-strong border-t-primary motion-safe:animate-spin"
        />
        <span className="sr-only">{messages.demoFrame.loading}</span>
      </div>
      <div role="alert">
        {failed && (
          <div className="absolute inset-0 grid place-content-center justify-items-center gap-5 rounded-card bg-surface p-8 text-center">
            <p className="max-w-measure text-lead">{messages.demoFrame.failed}</p>
            <button type="button" className={buttonClass('outline')} onClick={tryAgain}>
              {messages.ui.tryAgain}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

/**
 * Height of a demo in pixels, as it tells it (packages/demos/public/shared/embedded.js); undefined
 * until then.
 */
function useContentHeight(frame: React.RefObject<HTMLIFrameElement | null>): number | undefined {
  const [height, setHeight] = useState<number>();

  useEffect(() => {
    const demo = () => frame.current?.contentWindow;
    const heard = ({ source, data }: MessageEvent) => {
      if (source === demo() && data?.height > 0) setHeight(data.height + 2);
    };
    window.addEventListener('message', heard);
    // A demo that was loaded before these scripts tells it again.
    demo()?.postMessage('height', '*');
    return () => window.removeEventListener('message', heard);
  }, [frame]);

  return height;
}

/**
 * Whether a URL refuses, or has not answered yet after 8 s. Browsers fire `load` for their own error
 * pages too, so the URL is fetched: an opaque response of any status means that the host is
 * reachable.
 *
 * @param attempt - another number checks again
 */
function useUnreachable(url: string, attempt: number): boolean {
  const [failedAttempt, setFailedAttempt] = useState<number>();

  useEffect(() => {
    const left = new AbortController();
    const timer = setTimeout(setFailedAttempt, TIMEOUT_MS, attempt);
    fetch(url, { mode: 'no-cors', cache: 'no-store', signal: left.signal })
      .then(
        () => setFailedAttempt(undefined),
        () => {
          if (!left.signal.aborted) setFailedAttempt(attempt);
        },
      )
      .finally(() => clearTimeout(timer));
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [url, attempt]);

  return failedAttempt === attempt;
}
