'use client';

import { LoadError } from '#components/ui/load-error';
import { visit } from '#lib/site/words';

export default function PreviewError(props: { error: Error; reset: () => void }) {
  return <LoadError {...props} label={visit.label} />;
}
