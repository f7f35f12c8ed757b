'use client';

import { LoadError } from '#components/ui/load-error';
import * as messages from '#lib/site/messages';

export default function PreviewError(props: { error: Error; reset: () => void }) {
  return <LoadError {...props} label={messages.visit.label} />;
}
