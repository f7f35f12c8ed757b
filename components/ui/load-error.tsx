'use client';

import * as messages from '#lib/site/messages';
import { buttonClass } from './button';
import { Container } from './container';

interface Props {
  error: Error;
  /** Renders the page again. */
  reset: () => void;
  /** What could not be shown, as the start of a sentence. */
  label: string;
}

/**
 * "Try again" in place of a page whose scripts failed to load or to render, for `error.tsx`. Only
 * pages that are empty without scripts have one: on others it would replace text that can be read.
 */
export function LoadError({ error, reset, label }: Props) {
  // React does not load the code of a component again that could not be loaded.
  const retry = () => (error.name === 'ChunkLoadError' ? location.reload() : reset());
  return (
    <Container className="pt-header pb-section">
      <div role="alert" className="mt-8 grid justify-items-start gap-4 py-6 lg:mt-10">
        <p className="text-muted">{messages.ui.notLoaded(label)}</p>
        <button type="button" className={buttonClass('outline')} onClick={retry}>
          {messages.ui.tryAgain}
        </button>
      </div>
    </Container>
  );
}
