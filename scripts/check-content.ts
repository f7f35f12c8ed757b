import { checkContent } from '#lib/content/check';
import { formatProblem } from '#lib/content/problem';

/** Prints every mistake in content/ and returns whether there was none. */
export function reportContent(): boolean {
  const problems = checkContent();
  for (const problem of problems) console.error(`${formatProblem(problem)}\n`);
  if (problems.length > 0) console.error(`content: ${problems.length} to mend`);
  return problems.length === 0;
}

if (import.meta.url === `file://${process.argv[1]}` && !reportContent()) process.exitCode = 1;
