import { drawRun, drawSeam, type Side } from 'thread-art/seam';

/** Threads that cross the boundary between two sections; decoration. @param from - where they start */
export const Seam = ({ from }: { from: Side }) => <Drawing className="seam" svg={drawSeam(from)} />;

/** Threads along one side of a section, from the seam above it to the one below it. */
export const Run = ({ side }: { side: Side }) => <Drawing svg={drawRun(side)} />;

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
