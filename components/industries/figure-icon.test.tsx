import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { FigureIcon } from './figure-icon';

it.each([
  ['metric', 5],
  ['stat', 3],
] as const)('the icons of a %s cycle through a set of %i', (set, size) => {
  const icons = Array.from({ length: 2 * size }, (_, index) => {
    const { container } = render(<FigureIcon set={set} index={index} className="" />);
    return container.querySelector('svg')?.innerHTML;
  });
  expect(new Set(icons.slice(0, size)).size).toBe(size);
  expect(icons.slice(size)).toEqual(icons.slice(0, size));
});
