'use client';

import { Container } from './container';
import { ErrorMessage } from './error-boundary';

/**
 * The message in place of a whole page, for `error.tsx`. Only pages that are empty without scripts
 * have one: on others it would replace text that can be read.
 */
export function LoadError(props: React.ComponentProps<typeof ErrorMessage>) {
  return (
    <Container className="pt-bar pb-section">
      <div className="mt-8 lg:mt-10">
        <ErrorMessage {...props} />
      </div>
    </Container>
  );
}
