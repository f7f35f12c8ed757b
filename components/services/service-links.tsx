import { ArrowRight } from 'lucide-react';

import { Container } from '#components/ui/container';
import { Icon } from '#components/ui/icon';
import { TextLink } from '#components/ui/text-link';
import type { Service } from '#lib/content/collections/services';
import { routes } from '#lib/site/routes';

/** Links to the services that have no card in the overview, so that every page is linked. */
export function ServiceLinks({ services }: { services: readonly Service[] }) {
  if (services.length === 0) return null;
  return (
    <Container className="pb-section">
      <ul className="border-line border-b">
        {services.map(({ id, icon, title, summary }) => (
          <li key={id}>
            <TextLink
              href={routes.service(id)}
              className="group grid grid-cols-12 items-center gap-4 border-line border-t py-6"
            >
              <span className="col-span-11 flex items-center gap-4 font-display text-h3 tracking-display group-hover:text-primary-text lg:col-span-4">
                <Icon name={icon} className="shrink-0 text-primary-text" />
                {title}
              </span>
              <span className="col-span-12 text-muted max-lg:order-last lg:col-span-7">
                {summary}
              </span>
              <ArrowRight
                aria-hidden
                className="justify-self-end text-primary-text rtl:[scale:-1_1]"
                strokeWidth={1.75}
              />
            </TextLink>
          </li>
        ))}
      </ul>
    </Container>
  );
}
