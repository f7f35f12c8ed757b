import { Pill } from '#components/ui/pill';
import type { Difference } from '#lib/editor/draft';
import { editorMessages } from '#lib/site/editor-messages';

interface Props {
  /** Labels of the fields that were taken over from the published post. */
  taken: readonly string[];
  /** Fields that both versions have changed. */
  both: readonly Difference[];
  labelOf: (name: string) => string;
  onPublished: (name: string) => void;
  onTyped: (name: string) => void;
}

/** What the published post has changed since a draft was begun, beside what was typed. */
export function Versions({ taken, both, labelOf, onPublished, onTyped }: Props) {
  if (taken.length === 0 && both.length === 0) return null;
  return (
    <section
      aria-labelledby="versions"
      className="mt-5 rounded-card border border-line-strong bg-surface p-5 sm:p-8"
    >
      <h2 id="versions" className="text-h3">
        {editorMessages.newer}
      </h2>
      {taken.length > 0 && <p className="mt-3">{editorMessages.taken(taken.join(', '))}</p>}
      {both.length > 0 && <p className="mt-3">{editorMessages.chooseVersion}</p>}
      {both.map(({ name, published, typed }) => (
        <div key={name} className="mt-5 grid gap-5 lg:grid-cols-2">
          <Version
            heading={editorMessages.publishedVersion(labelOf(name))}
            text={published}
            other={typed}
            button={editorMessages.takePublished}
            onChoose={() => onPublished(name)}
          />
          <Version
            heading={editorMessages.typedVersion(labelOf(name))}
            text={typed}
            other={published}
            button={editorMessages.keepTyped}
            onChoose={() => onTyped(name)}
          />
        </div>
      ))}
    </section>
  );
}

interface VersionProps {
  heading: string;
  text: string;
  other: string;
  button: string;
  onChoose: () => void;
}

/** One version, with the lines marked that the other one does not have. */
function Version({ heading, text, other, button, onChoose }: VersionProps) {
  const known = new Set(other.split('\n'));
  return (
    <div className="grid min-w-0 content-start justify-items-start gap-3">
      <h3 className="font-semibold text-small">{heading}</h3>
      <section
        tabIndex={0}
        aria-label={heading}
        className="max-h-80 w-full overflow-y-auto whitespace-pre-wrap rounded-xl border border-line bg-paper p-4 text-small"
      >
        {text.split('\n').map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name
          <div key={index}>{known.has(line) ? line : <mark>{line}</mark>}&#8203;</div>
        ))}
      </section>
      <Pill onClick={onChoose}>{button}</Pill>
    </div>
  );
}
