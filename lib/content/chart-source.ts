import { type Chart, chartSchemas, mismatches } from 'thread-art/chart/schema';
import { explainIssue } from './explain';
import { didYouMean } from './nearest';
import { ContentError, type Problem } from './problem';
import { parseYaml } from './yaml-source';

/**
 * Parses and validates the YAML of one chart. Never throws for invalid YAML.
 *
 * @param file - path of the content file, for messages
 * @returns the chart, or problems; their lines are relative to the YAML
 */
export function readChart(file: string, yaml: string): { chart?: Chart; problems: Problem[] } {
  try {
    const text = yaml.replaceAll('\r\n', '\n');
    const source = parseYaml(text, { file, field: 'YAML', offset: 0 });
    const at = (path: (string | number)[]) => ({
      file,
      line: source.lineOf(path),
      field: path.join('.'),
    });
    const schemas = Object.entries(chartSchemas);
    const kind = Object(source.data).kind;
    const schema = schemas.find(([name]) => name === kind)?.[1];
    if (!schema) {
      const message = kind === undefined ? 'this field is missing' : `unknown chart "${kind}"`;
      const names = schemas.map(([name]) => name);
      const fix = didYouMean(
        String(kind ?? ''),
        names,
        `start with "kind: " and one of ${names.join(', ')}`,
      );
      return { problems: [{ ...at(['kind']), message, fix }] };
    }
    const result = schema.safeParse(source.data);
    if (!result.success) {
      const explain = (issue: (typeof result.error.issues)[number]) =>
        explainIssue(issue, { file, source, schema });
      return { problems: result.error.issues.flatMap(explain) };
    }
    const wrong = mismatches(result.data);
    if (wrong.length === 0) return { chart: result.data, problems: [] };
    return { problems: wrong.map(({ path, message, fix }) => ({ ...at(path), message, fix })) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: [...error.problems] };
  }
}
