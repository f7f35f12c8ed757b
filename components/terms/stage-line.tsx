import { straight, twistedThread } from 'thread-art/diagram/strands';

import { drawingTheme } from '#lib/content/brand/drawing-theme';
import type { TermSection } from '#lib/content/collections/pages';

/** One turn of the strands for each week, in SVG user units. */
const turn = 74;

/** Stages of a plan along a thread; each is as wide as it is long, in weeks. */
export function StageLine({ stages }: { stages: TermSection['stages'] & {} }) {
  const longest = Math.max(...stages.map(({ weeks }) => weeks));
  return (
    <ol
      className="grid gap-y-8 md:grid-cols-(--stages)"
      style={
        {
          '--stages': stages.map(({ weeks }) => `minmax(9rem,${weeks}fr)`).join(' '),
        } as React.CSSProperties
      }
    >
      {stages.map(({ span, weeks, title, text }) => (
        <li key={title}>
          <div
            aria-hidden
            className="relative w-(--share) md:w-full rtl:[scale:-1_1]"
            style={{ '--share': `${(100 * weeks) / longest}%` } as React.CSSProperties}
          >
            <svg
              viewBox={`0 0 ${turn * weeks} 20`}
              preserveAspectRatio="none"
              className="h-5 w-full fill-none [&_path]:[vector-effect:non-scaling-stroke]"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by thread-art without texts
              dangerouslySetInnerHTML={{
                __html: twistedThread(
                  drawingTheme().palette,
                  straight([0, 10], [turn * weeks, 10]),
                ),
              }}
            />
            <span className="absolute inset-s-0 top-1 size-3 rounded-full bg-ink outline-4 outline-surface" />
          </div>
          <p className="mt-4 text-muted text-small">{span}</p>
          <h3 className="mt-1 text-h3">{title}</h3>
          <p className="mt-2 text-muted text-small md:pe-6">{text}</p>
        </li>
      ))}
    </ol>
  );
}
