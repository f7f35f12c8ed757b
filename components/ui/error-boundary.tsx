'use client';

import { catchError, type ErrorInfo } from 'next/error';

import * as messages from '#lib/site/messages';
import { buttonClass } from './button';

interface Props {
  /** What could not be shown, as the start of a sentence. */
  label: string;
}

/** "Try again" in place of what failed to load or to render. */
export function ErrorMessage({ label, error, reset }: Props & Pick<ErrorInfo, 'error' | 'reset'>) {
  // React does not load the code of a component again that could not be loaded.
  const isLoadError = error instanceof Error && error.name === 'ChunkLoadError';
  return (
    <div role="alert" className="grid justify-items-start gap-4 py-6">
      <p className="text-muted">{messages.ui.notLoaded(label)}</p>
      <button
        type="button"
        className={buttonClass('outline')}
        onClick={() => (isLoadError ? location.reload() : reset())}
      >
        {messages.ui.tryAgain}
      </button>
    </div>
  );
}

/** Shows the message in place of children that failed, and leaves the rest of the page as it is. */
export const ErrorBoundary = catchError<Props>((props, { error, reset }) => (
  <ErrorMessage {...props} error={error} reset={reset} />
));
