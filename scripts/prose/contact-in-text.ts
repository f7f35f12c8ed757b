import type { Problem } from '#lib/content/problem';
import { closingLink } from './links-required';
import type { ProseFile } from './prose-file';
import type { ProseRules } from './rules';

/** Finds numbered posts that link /contact in their last section, beyond the number that may. */
export function contactInText(
  all: readonly ProseFile[],
  { contactInText: most }: Pick<ProseRules, 'contactInText'>,
): Problem[] {
  const found = all.flatMap((prose) => {
    const link = prose.kind === 'numbered' ? closingLink(prose) : undefined;
    return link ? [{ file: prose.file, line: link.line, field: 'body' }] : [];
  });
  return found.slice(most).map((at) => ({
    ...at,
    message: `${found.length} posts link /contact in their last section, ${most} at most`,
    fix: 'end with the last thought, and move the invitation to callToAction',
  }));
}
