import { drawCrossingThreads, drawSideThreads } from 'thread-art/section-threads';

import { drawingTheme } from '#lib/content/brand/drawing-theme';

type Side = 'left' | 'right';

/** Threads that cross the boundary between two sections; decoration. @param from - where they start */
export const CrossingThreads = ({ from }: { from: Side }) => (
  <Drawing
    className="crossing-threads"
    side={from}
    svg={drawCrossingThreads(drawingTheme().palette)}
  />
);

/** Threads along one side of a section, from one crossing to the next. */
export const SideThreads = ({ side }: { side: Side }) => (
  <Drawing className="side-threads" side={side} svg={drawSideThreads(drawingTheme().palette)} />
);

/** A drawing of the left side; the style sheet mirrors it for the right one. */
function Drawing({ svg, className, side }: { svg: string; className: string; side: Side }) {
  return (
    <div
      aria-hidden
      className={side === 'right' ? `${className} threads-mirrored` : className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by thread-art without texts
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
