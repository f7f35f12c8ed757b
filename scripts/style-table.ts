import { proseFiles } from './prose/check';
import { proseRules } from './prose/rules';
import { styleCounts } from './prose/style';

/** Prints, for each style rule of content/prose.json, the occurrences and the limits. */
export function printStyle(): void {
  console.log('all  limit  files  limit  most in a file  limit  rule');
  for (const { rule, matches, files, most } of styleCounts(proseFiles(), proseRules.get())) {
    const cells = [
      String(matches.length).padStart(3),
      limitOf(rule.total).padStart(5),
      String(files).padStart(5),
      limitOf(rule.files).padStart(5),
      String(most).padStart(14),
      limitOf(rule.perFile).padStart(5),
    ];
    console.log(`${cells.join('  ')}  ${rule.name}`);
  }
}

const limitOf = (limit: number | undefined) => (limit === undefined ? '-' : String(limit));
