import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { TeamGrid } from './team-grid';

it('shows a person without a profile on LinkedIn', () => {
  const person = { id: 'ada', name: 'Ada Moore', initials: 'AM', role: 'Weaver', bio: 'Weaves.' };
  const { container } = render(<TeamGrid people={[person]} />);
  expect(container.textContent).toContain('Weaves.');
  expect(container.querySelector('a')).toBeNull();
});
