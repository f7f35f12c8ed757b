import { checkContent } from '#lib/content/check/check';
import { formatProblem } from '#lib/content/load/problem';
import { checkProse } from './prose/check';
import { printReadingEase } from './prose/reading-ease';

// `npm run check:content`: schemas, references and words. With `--reading`, prints how easy each
// file is to read instead.
if (process.argv.includes('--reading')) printReadingEase();
else {
  const { problems: proseProblems, warnings } = await checkProse();
  const problems = [...checkContent(), ...proseProblems];
  for (const warning of warnings) console.warn(`${formatProblem(warning)} (before publishing)\n`);
  for (const problem of problems) console.error(`${formatProblem(problem)}\n`);
  console.log(`Content: ${problems.length} mistakes, ${warnings.length} warnings for drafts`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
