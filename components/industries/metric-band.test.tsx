import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { MetricBand } from './metric-band';

type Industry = React.ComponentProps<typeof MetricBand>['industry'];

it('shows nothing for an industry without success metrics', () => {
  const industry = {
    id: 'logistics',
    name: 'Logistics',
    success_metrics: [] as unknown,
  } as Industry;
  const copy = { heading: 'Metrics', text: undefined };
  const { container } = render(<MetricBand industry={industry} copy={copy} />);
  expect(container.innerHTML).toBe('');
});
