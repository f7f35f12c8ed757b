import { twistedThread } from 'thread-art/diagram/strands';
import { Avatar } from '#components/blog/byline';
import { SocialIcon } from '#components/ui/social-icon';
import { TextLink } from '#components/ui/text-link';
import { drawingTheme } from '#lib/content/brand/drawing-theme';
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

/** Height of the space between two rows, in SVG user units. */
const gap = 64;
/** Threads from the middle of the three cards of a row to the middle of the one below. */
const drawJoining = () =>
  [0, 500, 1000]
    .map((x) =>
      twistedThread(drawingTheme().palette, {
        at: (u) => {
          const across = u * u * (3 - 2 * u);
          return [x + (500 - x) * across, gap * u];
        },
        length: Math.hypot(500 - x, gap),
        swing: x === 500 ? 9 : 4,
      }),
    )
    .join('');

/**
 * Team members, three in a row, the fourth centered below (docs/specification.md P2). One that is
 * alone in the last row is wider, and threads join it to the row above.
 */
export function TeamGrid({ people }: { people: readonly Leader[] }) {
  return (
    <ul className="flex flex-wrap justify-center gap-6 lg:gap-y-16">
      {people.map((person, index) => {
        const alone = index > 0 && index % 3 === 0 && index === people.length - 1;
        return (
          <li
            key={person.id}
            className={`card-shadow relative grid w-full grid-cols-[auto_1fr] content-start items-center gap-x-5 rounded-card bg-card p-6 sm:w-[calc(50%-0.75rem)] sm:grid-rows-[auto_auto_1fr] sm:content-stretch sm:p-7 ${alone ? 'lg:w-[calc((100%+1.5rem)*2/3-1rem)] lg:gap-x-8' : 'lg:w-[calc((100%-3rem)/3)]'}`}
          >
            {alone && (
              <svg
                viewBox={`0 0 1000 ${gap}`}
                preserveAspectRatio="none"
                aria-hidden
                className="absolute inset-x-0 bottom-full h-16 w-full overflow-visible fill-none max-lg:hidden print:hidden [&_path]:[vector-effect:non-scaling-stroke]"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by thread-art without texts
                dangerouslySetInnerHTML={{ __html: drawJoining() }}
              />
            )}
            <Avatar
              person={person}
              className={`size-20 sm:col-span-2 sm:size-28 ${alone ? 'lg:col-span-1 lg:row-span-3 lg:size-44 lg:self-start' : ''}`}
            />
            <div className={`sm:col-span-2 sm:mt-6 ${alone ? 'lg:col-span-1 lg:mt-0' : ''}`}>
              <h3 className="text-h3">{person.name}</h3>
              <p className="mt-1 font-semibold text-primary-text text-small">{person.role}</p>
            </div>
            <p
              className={`col-span-2 mt-4 self-start text-muted text-small ${alone ? 'lg:col-span-1' : ''}`}
            >
              {person.bio}
            </p>
            <p
              className={`col-span-2 mt-2 flex items-center gap-2 empty:hidden sm:mt-4 ${person.linkedin ? '-ms-2.5' : ''} ${alone ? 'lg:col-span-1' : ''}`}
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
        );
      })}
    </ul>
  );
}
