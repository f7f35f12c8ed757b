import { Art } from '#components/ui/art';
import { type Action, ButtonPair } from '#components/ui/button';
import { colorClasses } from '#components/ui/color-classes';
import { Container } from '#components/ui/container';
import { colorOf, type Subject } from '#lib/art/pictures';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

/** The two actions that close most pages. */
export const callActions = [
  { label: messages.ui.contactUs, href: routes.contact },
  { label: messages.ui.exploreServices, href: routes.services },
];

interface Props {
  heading: React.ReactNode;
  text?: React.ReactNode;
  actions: readonly Action[];
  /** Of the picture. */
  subject?: Subject;
  /** Sets the band on the tint of this subject, for pages that already have a dark band. */
  tintOf?: Subject;
}

/** Closing call to action of a page; dark unless it has a tint. */
export function CtaBand({
  heading,
  text,
  actions,
  subject = { collection: 'pages', id: 'home' },
  tintOf,
}: Props) {
  const ground = tintOf
    ? colorClasses(colorOf(tintOf.collection, tintOf.id, tintOf.group)).tint
    : 'bg-paper text-ink scheme-dark print:scheme-light';
  return (
    <section className={`relative overflow-hidden ${ground}`}>
      <div className="absolute inset-e-0 inset-y-0 w-1/2 max-lg:hidden rtl:[scale:-1_1]">
        <Art
          subject={subject}
          frame="hero"
          tinted={false}
          className="size-full object-right lg:object-contain"
        />
      </div>
      <Container className="relative py-section">
        <div className="max-w-xl">
          <h2 className="mb-8 text-h2">{heading}</h2>
          {text && <p className="-mt-4 mb-8 text-lead text-muted">{text}</p>}
          <ButtonPair actions={actions} />
        </div>
      </Container>
    </section>
  );
}
