import { checkContent } from '#lib/content/check/check';
import { formatProblem } from '#lib/content/load/problem';
import { checkProse } from './prose/check';
import { printReadingEase } from './prose/reading-ease';

const usage = `npm run check:content               finds mistakes in content/: fields, links, words, spelling
npm run check:content -- --reading  prints how easy each file is to read instead`;

const [flag, ...rest] = process.argv.slice(2);
if (flag === '--help' || flag === '-h') console.log(usage);
else if (flag === '--reading' && rest.length === 0) printReadingEase();
else if (flag !== undefined) {
  console.error(usage);
  process.exitCode = 1;
} else await check();

async function check() {
  const content = checkContent();
  const prose = await checkProse();
  const problems = [...content.problems, ...prose.problems];
  const warnings = [...content.warnings, ...prose.warnings];
  for (const warning of warnings) console.warn(`${formatProblem(warning)} (before publishing)\n`);
  for (const problem of problems) console.error(`${formatProblem(problem)}\n`);
  for (const file of content.unpublished) console.log(`Not published: ${file}`);
  console.log(`Content: ${problems.length} mistakes, ${warnings.length} warnings for drafts`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
