import { CardGrid } from '#components/sections/card-grid';
import { Art } from '#components/ui/art';
import { Card, CardHint } from '#components/ui/card';
import type { Service } from '#lib/content/collections/services';
import { serviceSubject } from '#lib/content/pages/art-subjects';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

/** The three services as cards. */
export function ServiceGrid({ services, level }: { services: readonly Service[]; level?: 2 | 3 }) {
  return (
    <CardGrid>
      {services.map((service) => (
        <Card
          key={service.id}
          href={routes.service(service.id)}
          title={service.title}
          level={level}
          row
          art={<Art subject={serviceSubject(service)} frame="card" className="h-44 w-full" />}
          footer={<CardHint>{messages.ui.learnMore}</CardHint>}
        >
          <p className="text-muted">{service.summary}</p>
        </Card>
      ))}
    </CardGrid>
  );
}
