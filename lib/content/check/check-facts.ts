import { factsDocument } from '../collections/facts';
import { type ContentFile, facts, isParsed } from '../load/content-file';
import { type Problem, problemAt } from '../load/problem';

/** Finds facts that no text names. @param files - all files of the content */
export function checkFacts(files: readonly ContentFile[]): Problem[] {
  const [file] = factsDocument.inspect().files;
  if (!file) return [];
  const used = new Set(files.filter(isParsed).flatMap(({ source }) => source.facts ?? []));
  return Object.keys(facts())
    .filter((name) => !used.has(name))
    .map((name) =>
      problemAt(
        file,
        ['facts', ...name.split('.')],
        'no text names this fact',
        `write {{${name}}} where the figure belongs, or remove it`,
      ),
    );
}
