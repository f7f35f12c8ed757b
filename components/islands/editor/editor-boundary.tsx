import { Component } from 'react';

import { buttonClass } from '#components/ui/button';
import { Container } from '#components/ui/container';
import { useBlog } from './blog-context';

interface State {
  failed: boolean;
}

/** Catches errors of the editor and shows the unsaved text from the store. */
export class EditorBoundary extends Component<React.PropsWithChildren, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <EditorFailure onRetry={() => this.setState({ failed: false })} />;
  }
}

function EditorFailure({ onRetry }: { onRetry: () => void }) {
  const { state } = useBlog();
  const drafts = Object.entries(state.drafts);
  return (
    <Container className="pt-header pb-section">
      <div role="alert" className="max-w-2xl pt-8 lg:pt-10">
        <h1 className="text-h2">The editor has stopped</h1>
        <p className="mt-3 text-muted">
          An error in the editor made it stop. Your unsaved text is kept in this tab.
          {drafts.length > 0 && ' You can copy it here too.'}
        </p>
        <button type="button" className={`mt-6 ${buttonClass()}`} onClick={onRetry}>
          Open the editor again
        </button>
      </div>
      {drafts.map(([key, draft]) => (
        <label key={key} className="mt-8 grid max-w-article gap-2 text-small font-semibold">
          {draft.title.trim() || 'Untitled post'}
          <textarea
            readOnly
            rows={12}
            value={draft.content}
            className="w-full rounded-xl border border-line-strong bg-paper px-4 py-3 text-body font-normal"
          />
        </label>
      ))}
    </Container>
  );
}
