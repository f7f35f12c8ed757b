/** Result of the last action, and a link to continue. */
export interface Outcome {
  text: string;
  href?: string;
}

interface Props {
  heading: string;
  outcome: Outcome;
  onLeave: () => void;
  /** Buttons of the bar. */
  children: React.ReactNode;
}

/** Header of the editor; sticky on wide screens. */
export function PostBar({ heading, outcome, onLeave, children }: Props) {
  return (
    <>
      <button
        type="button"
        onClick={onLeave}
        className="min-h-11 text-small text-muted hover:text-ink"
      >
        ← All posts
      </button>
      <div className="post-bar flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-3 lg:flex-nowrap">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-h3 outline-none">
            {heading}
          </h1>
          <p role="status" className="mt-1 min-h-6 text-small text-muted">
            {outcome.text}
            {outcome.href && (
              <>
                {' '}
                <a
                  href={outcome.href}
                  target="_blank"
                  rel="noopener"
                  className="font-semibold whitespace-nowrap text-indigo-text underline underline-offset-4"
                >
                  Open GitHub
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 sm:shrink-0">{children}</div>
      </div>
    </>
  );
}
