import { colorClassesAt } from '#components/ui/color-classes';
import { Container } from '#components/ui/container';

/** Two statements side by side, such as mission and vision. */
export function StatementPair({
  statements,
}: {
  statements: readonly { heading: string; text?: string; lang?: string }[];
}) {
  if (statements.length === 0) return null;
  return (
    <section className="bg-surface py-section">
      <Container className="grid gap-6 md:has-[>:nth-child(2)]:grid-cols-2">
        {statements.map(({ heading, text, lang }, index) => (
          <div
            key={heading}
            lang={lang}
            // In the dark scheme the tints differ too little from the ground.
            style={{
              backgroundImage: 'linear-gradient(0deg, light-dark(#0000, #fff1) 0 100%)',
            }}
            className={`rounded-card p-8 lg:p-12 print:break-inside-avoid ${colorClassesAt(index * 3).tint}`}
          >
            <span
              aria-hidden
              className={`block w-12 border-t-4 ${colorClassesAt(index * 3).rule}`}
            />
            <h2 className="mt-6 text-h2">{heading}</h2>
            <p className="mt-5 text-lead text-muted">{text}</p>
          </div>
        ))}
      </Container>
    </section>
  );
}
