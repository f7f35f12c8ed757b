import { chartFigure } from 'thread-art/chart/figure';

import { Container } from '#components/ui/container';
import { Prose } from '#components/ui/prose';
import { drawingTheme } from '#lib/content/brand/drawing-theme';
import type { Service } from '#lib/content/collections/services';

/** How the work of a service goes over time, as a roadmap with its data as a table. */
export function ServicePlan({
  plan: { heading, ...plan },
}: {
  plan: NonNullable<Service['plan']>;
}) {
  const html = chartFigure(
    { kind: 'roadmap', ...plan },
    { number: 1, numbered: false },
    drawingTheme(),
  );
  return (
    <section className="py-section">
      <Container className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-4">{heading}</h2>
        <Prose html={html} className="prose lg:col-span-8" />
      </Container>
    </section>
  );
}
