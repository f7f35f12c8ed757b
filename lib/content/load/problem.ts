/** A mistake in a content file, with a message for editors. */
export interface Problem {
  /** Path from the project root, e.g. `content/blog/blog-06.md`. */
  file: string;
  /** 1-based line in that file. */
  line: number;
  /** Dotted path of the field, or `body` for text below the front matter. */
  field: string;
  message: string;
  /** Suggested correction. */
  fix: string;
}

interface Place {
  file: string;
  /** Absent if the file can't be parsed. */
  source?: { lineOf(path: readonly PropertyKey[]): number };
}

/** A mistake in a field of a file. */
export const problemAt = (
  { file, source }: Place,
  path: readonly PropertyKey[],
  message: string,
  fix: string,
): Problem => ({
  file,
  line: source?.lineOf(path) ?? 1,
  field: path.join('.') || 'file',
  message,
  fix,
});

/** Starts with `file:line`, which editors and terminals turn into a link. */
export function formatProblem(problem: Problem): string {
  const { file, line, field, message, fix } = problem;
  return `${file}:${line}  ${field}: ${message}\n    Fix: ${fix}`;
}

/** Contains all problems found, so that they can be corrected together. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(readonly problems: readonly Problem[]) {
    const count = problems.length === 1 ? 'a mistake' : `${problems.length} mistakes`;
    super(`The content has ${count}:\n\n${problems.map(formatProblem).join('\n\n')}\n`);
    // Places in the code say nothing to an editor. npm run dev would show them below the message.
    this.stack = `${this.name}: ${this.message}`;
  }
}
