import { CalendarDays, Mail, MapPin, Phone } from 'lucide-react';
import { colorClassesAt } from '#components/ui/color-classes';
import { TextLink } from '#components/ui/text-link';
import type { PageSection } from '#lib/content/collections/pages';
import type { Site } from '#lib/content/collections/site';
import type { Office } from '#lib/content/pages/offices';
import * as messages from '#lib/site/messages';

/** E-mail, phone, calendar and places. */
export function ContactDetails({ site, offices }: { site: Site; offices: readonly Office[] }) {
  const icon = 'size-5 shrink-0 text-fourth-text';
  const link = 'underline decoration-line-strong underline-offset-4 hover:text-primary-text';
  return (
    <ul className="mt-10 grid gap-4">
      <li className="flex items-center gap-4">
        <Mail aria-hidden className={icon} strokeWidth={1.75} />
        <TextLink href={`mailto:${site.email}`} className={link}>
          {site.email}
        </TextLink>
      </li>
      <li className="flex items-center gap-4">
        <Phone aria-hidden className={icon} strokeWidth={1.75} />
        <TextLink href={`tel:${site.phone.number}`} className={link}>
          <bdi>{site.phone.label}</bdi>
        </TextLink>
      </li>
      {site.calendar && (
        <li className="flex items-center gap-4">
          <CalendarDays aria-hidden className={icon} strokeWidth={1.75} />
          <TextLink href={site.calendar} className={link}>
            {messages.contact.calendar}
          </TextLink>
        </li>
      )}
      {offices.map(({ place, phone }) => (
        <li key={place} className="flex items-center gap-4">
          <MapPin aria-hidden className={icon} strokeWidth={1.75} />
          {phone ? (
            <span>
              {place}
              <br />
              <TextLink href={`tel:${phone.number}`} className={link}>
                <bdi>{phone.label}</bdi>
              </TextLink>
            </span>
          ) : (
            place
          )}
        </li>
      ))}
    </ul>
  );
}

/** Numbered points in three columns, e.g. the steps that follow after a message. */
export function ContactSteps({ next }: { next: PageSection }) {
  return (
    <div lang={next.lang}>
      <h2 className="text-h3">{next.heading}</h2>
      <ol className="mt-5 grid gap-6 sm:has-[>:nth-child(2)]:grid-cols-2 sm:has-[>:nth-child(3)]:grid-cols-3">
        {next.points?.map(({ title, text, lang }, index) => (
          <li
            key={title}
            lang={lang}
            className={`border-t-2 pt-4 text-small ${colorClassesAt(index).rule}`}
          >
            <h3 className="font-sans font-semibold text-small tracking-normal">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
