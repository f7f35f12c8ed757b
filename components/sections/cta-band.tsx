import { Art } from '#components/ui/art';
import { type Action, ButtonPair } from '#components/ui/button';
import { Container } from '#components/ui/container';
import { routes } from '#lib/site/routes';

/** The pair that closes most pages. */
export const callActions = [
  { label: 'Contact Us', href: routes.contact },
  { label: 'Explore All Services', href: routes.services },
];

/** The closing call of a page: the one dark band of the light scheme. */
export function CtaBand({
  heading,
  text,
  actions,
}: {
  heading: string;
  text: string;
  actions: readonly Action[];
}) {
  return (
    <section className="relative overflow-hidden bg-paper text-ink scheme-dark">
      <div className="absolute inset-y-0 right-0 w-1/2 max-lg:hidden">
        <Art
          subject={{ collection: 'pages', id: 'home' }}
          frame="hero"
          tinted={false}
          className="size-full"
        />
      </div>
      <Container className="relative py-section">
        <div className="max-w-xl">
          <h2 className="text-h2">{heading}</h2>
          <p className="mt-4 mb-8 text-lead text-muted">{text}</p>
          <ButtonPair actions={actions} />
        </div>
      </Container>
    </section>
  );
}
