import { Container } from '#components/ui/container';

/** A large statement with further content below. */
export function WorkPanel({
  heading,
  text,
  lang,
  children,
}: {
  heading: string;
  text?: string;
  lang?: string;
  children: React.ReactNode;
}) {
  return (
    <section className="bg-surface py-section">
      <Container>
        <div lang={lang} className="print-stack grid gap-6 lg:grid-cols-12">
          <h2 className="text-h2 lg:col-span-4">{heading}</h2>
          <p className="max-w-measure text-lead lg:col-span-7">{text}</p>
        </div>
        <div className="mt-12 lg:mt-20">{children}</div>
      </Container>
    </section>
  );
}
