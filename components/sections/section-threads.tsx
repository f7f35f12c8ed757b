import { drawCrossingThreads, drawSideThreads, type Side } from 'thread-art/section-threads';

/** Threads that cross the boundary between two sections; decoration. @param from - where they start */
export const CrossingThreads = ({ from }: { from: Side }) => (
  <Drawing className="crossing-threads" svg={drawCrossingThreads(from)} />
);

/** Threads along one side of a section, from one crossing to the next. */
export const SideThreads = ({ side }: { side: Side }) => <Drawing svg={drawSideThreads(side)} />;

function Drawing({ svg, className }: { svg: string; className?: string }) {
  return (
    <div
      aria-hidden
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by thread-art without texts
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
