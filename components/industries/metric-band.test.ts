import { expect, it } from 'vitest';

import { MetricBand } from './metric-band';

type Industry = React.ComponentProps<typeof MetricBand>['industry'];

it('shows nothing for an industry without success metrics', () => {
  const industry = { id: 'logistics', name: 'Logistics', success_metrics: [] } as never as Industry;
  expect(MetricBand({ industry, copy: { heading: 'Metrics', text: undefined } })).toBeNull();
});
