import { formatProblem, type Problem } from '#lib/content/problem';

/**
 * Prints every problem, in color on a terminal unless NO_COLOR is set (no-color.org), and as an
 * annotation of the changed file in GitHub Actions.
 *
 * @returns whether there is none
 */
export function reportProblems(label: string, problems: readonly Problem[]): boolean {
  const colors = process.stderr.isTTY && process.stderr.hasColors();
  for (const problem of problems) {
    console.error(`${colors ? inColor(problem) : formatProblem(problem)}\n`);
    if (process.env.GITHUB_ACTIONS === 'true') console.log(annotation(problem));
  }
  if (problems.length > 0) console.error(`${label}: ${problems.length} problems`);
  return problems.length === 0;
}

/** The same words as `formatProblem`, with codes of ECMA-48 (select graphic rendition). */
function inColor(problem: Problem): string {
  const codes = { bold: [1, 22], red: [31, 39], green: [32, 39], cyan: [36, 39] } as const;
  const paint = (color: keyof typeof codes, text: string) =>
    `\u001b[${codes[color][0]}m${text}\u001b[${codes[color][1]}m`;
  return formatProblem({
    ...problem,
    field: paint('bold', problem.field),
    message: paint('red', problem.message),
    fix: paint('green', problem.fix),
  }).replace(`${problem.file}:${problem.line}`, (place) => paint('cyan', place));
}

/** An error command of GitHub Actions, which shows the problem beside the line in a pull request. */
function annotation({ file, line, field, message, fix }: Problem): string {
  const text = (value: string) =>
    value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (value: string) => text(value).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const place = `file=${property(file)},line=${line},title=${property(field)}`;
  return `::error ${place}::${text(`${message}\nFix: ${fix}`)}`;
}
