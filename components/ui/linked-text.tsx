import { textParts } from '#lib/content/markdown/linked-text';
import { TextLink } from './text-link';

/** A text of the content with its links, e.g. "Begin with [AI Strategy](/services/ai-strategy)." */
export const LinkedText = ({ text }: { text: string }) =>
  textParts(text).map((part, index) =>
    part.href ? (
      <TextLink
        // biome-ignore lint/suspicious/noArrayIndexKey: a link may occur twice
        key={index}
        href={part.href}
        className="text-primary-text underline underline-offset-4"
      >
        {part.text}
      </TextLink>
    ) : (
      part.text
    ),
  );
