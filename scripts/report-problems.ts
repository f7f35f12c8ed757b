import { formatProblem, type Problem } from '#lib/content/problem';

/** Prints every problem. @returns whether there is none */
export function reportProblems(label: string, problems: readonly Problem[]): boolean {
  for (const problem of problems) console.error(`${formatProblem(problem)}\n`);
  if (problems.length > 0) console.error(`${label}: ${problems.length} problems`);
  return problems.length === 0;
}
