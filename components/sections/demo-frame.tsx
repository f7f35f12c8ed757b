import { FrameHealth } from '#components/islands/frame-health';
import type { Demo } from '#lib/content/collections/demos';

/**
 * A demo in a sandboxed frame. A curtain covers it for the first second (docs/specification.md D4);
 * a CSS animation removes it, so no script is needed.
 */
export function DemoFrame({ demo, src }: { demo: Pick<Demo, 'id' | 'name'>; src: string }) {
  return (
    <FrameHealth key={demo.id} src={src}>
      <iframe
        src={src}
        title={`${demo.name} demo`}
        sandbox="allow-scripts allow-same-origin allow-forms"
        className="demo-frame w-full rounded-card border border-line bg-surface card-shadow"
      />
      <div className="demo-curtain absolute inset-0 grid place-content-center rounded-card bg-surface">
        <span aria-hidden className="demo-spinner size-10 rounded-full border-4" />
        <span className="sr-only">Loading the demo</span>
      </div>
    </FrameHealth>
  );
}
