import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { LinkedText } from './linked-text';

it('shows a link that occurs twice', () => {
  const error = vi.spyOn(console, 'error');
  const { container } = render(<LinkedText text="[A](/a) or [A](/a)" />);
  expect(container.querySelectorAll('a')).toHaveLength(2);
  expect(error).not.toHaveBeenCalled();
});
