import { CardGrid } from '#components/sections/card-grid';
import { PaperCover } from '#components/sections/cover';
import { Card, CardHint } from '#components/ui/card';
import { Section } from '#components/ui/section';
import type { Demo } from '#lib/content/collections/demos';
import type { WhitePaper } from '#lib/content/collections/whitepapers';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';
import { DemoCard } from './demo-card';

/**
 * Demos that match an industry (docs/specification.md I3) and a related paper; nothing without a
 * matching demo.
 */
export function DemoHub({ demos, paper }: { demos: readonly Demo[]; paper?: WhitePaper }) {
  if (demos.length === 0) return null;
  const cards = [
    ...demos.map((demo) => (
      <DemoCard key={demo.id} demo={demo} hint={messages.demo.launch} button />
    )),
    ...(paper ? [<ResourceCard key={paper.id} paper={paper} />] : []),
  ];
  return (
    <Section {...messages.demo.hub} background="surface">
      <CardGrid>{cards}</CardGrid>
    </Section>
  );
}

function ResourceCard({ paper }: { paper: WhitePaper }) {
  return (
    <Card
      href={routes.whitepaper(paper.id)}
      title={paper.title}
      lang={paper.lang}
      clamped
      row
      art={<PaperCover paper={paper} className="aspect-2/1 w-full" />}
      footer={<CardHint>{messages.paper.read}</CardHint>}
    >
      <p lang={paper.lang} className="text-muted text-small">
        {paper.excerpt}
      </p>
    </Card>
  );
}
