'use client';

import { Component } from 'react';

import * as messages from '#lib/site/messages';
import { buttonClass } from './button';

interface Props {
  /** What could not be shown, as the start of a sentence. */
  label?: string;
  children: React.ReactNode;
}

interface State {
  error?: unknown;
}

/** Shows "Try again" in place of children that failed to load or to render. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  retry = () => {
    // React does not load the code of a component again that could not be loaded.
    if (isLoadError(this.state.error)) location.reload();
    else this.setState({ error: undefined });
  };

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return (
      <div role="alert" className="grid justify-items-start gap-4 py-6">
        <p className="text-muted">
          {messages.ui.notLoaded(this.props.label ?? messages.ui.thisPart)}
        </p>
        <button type="button" className={buttonClass('outline')} onClick={this.retry}>
          {messages.ui.tryAgain}
        </button>
      </div>
    );
  }
}

const isLoadError = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';
