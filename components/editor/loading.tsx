import * as messages from '#lib/site/messages';

/** Shown while the editor or its data load. */
export const Loading = () => (
  <p role="status" className="text-lead text-muted">
    {messages.ui.loading}
  </p>
);
