import { Avatar } from '#components/blog/byline';
import { SocialIcon } from '#components/ui/social-icon';
import { TextLink } from '#components/ui/text-link';
import * as messages from '#lib/site/messages';

interface Leader {
  id: string;
  name: string;
  initials: string;
  role: string;
  bio: string;
  linkedin?: string;
  /** Path of the page with the articles of the person, if there is one. */
  href?: string;
}

/** Team members, three in a row, the fourth centered below (docs/specification.md P2). */
export function TeamGrid({ people }: { people: readonly Leader[] }) {
  return (
    <ul className="flex flex-wrap justify-center gap-6">
      {people.map((person) => (
        <li
          key={person.id}
          className="card-shadow w-full rounded-card bg-card p-7 sm:w-[calc(50%-0.75rem)] lg:w-[calc((100%-3rem)/3)]"
        >
          <Avatar person={person} className="size-28" />
          <h3 className="mt-6 text-h3">{person.name}</h3>
          <p className="mt-1 font-semibold text-primary-text text-small">{person.role}</p>
          <p className="mt-4 text-muted text-small">{person.bio}</p>
          <p
            className={`mt-4 flex items-center gap-2 empty:hidden ${person.linkedin ? '-ms-2.5' : ''}`}
          >
            {person.linkedin && (
              <TextLink
                href={person.linkedin}
                aria-label={`${messages.team.onLinkedIn(person.name)} ${messages.ui.newTab}`}
                className="grid size-11 place-items-center rounded-full text-muted hover:text-ink"
              >
                <SocialIcon network="linkedin" />
              </TextLink>
            )}
            {person.href && (
              <TextLink
                href={person.href}
                className="py-2.5 font-semibold text-primary-text text-small hover:underline"
              >
                {messages.team.pieces}
                <span className="sr-only"> {messages.team.by(person.name)}</span>
              </TextLink>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
