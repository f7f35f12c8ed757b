import { type Chart, chartSchemas, type Mismatch, mismatches } from 'thread-art/chart/schema';
import { type Diagram, diagramSchemas } from 'thread-art/diagram/schema';
import type { z } from 'zod';
import { explainIssue } from './explain';
import { didYouMean } from './nearest';
import { ContentError, type Problem } from './problem';
import { parseYaml } from './yaml-source';

/** A kind of fenced block: its schemas by the value of `kind`, and checks across fields. */
interface Format<Figure> {
  noun: string;
  schemas: Record<string, z.ZodObject<z.ZodRawShape>>;
  mismatches?: (figure: Figure) => Mismatch[];
}

interface Read<Figure> {
  figure?: Figure;
  problems: Problem[];
}

/**
 * Parses and validates the YAML of one chart or diagram. Never throws for invalid YAML.
 *
 * @param file - path of the content file, for messages
 * @returns the figure, or problems; their lines are relative to the YAML
 */
function readFigure<Figure>(file: string, yaml: string, format: Format<Figure>): Read<Figure> {
  try {
    const text = yaml.replaceAll('\r\n', '\n');
    const source = parseYaml(text, { file, field: 'YAML', offset: 0 });
    const at = (path: (string | number)[]) => ({
      file,
      line: source.lineOf(path),
      field: path.join('.'),
    });
    const kind = Object(source.data).kind;
    const names = Object.keys(format.schemas);
    const schema = names.includes(kind) ? format.schemas[kind] : undefined;
    if (!schema) {
      const message =
        kind === undefined ? 'this field is missing' : `unknown ${format.noun} "${kind}"`;
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
    const figure = result.data as Figure;
    const wrong = format.mismatches?.(figure) ?? [];
    if (wrong.length === 0) return { figure, problems: [] };
    return { problems: wrong.map(({ path, message, fix }) => ({ ...at(path), message, fix })) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: [...error.problems] };
  }
}

/** Reads a `chart` block. @param yaml - its text, without the fence */
export const readChart = (file: string, yaml: string): Read<Chart> =>
  readFigure(file, yaml, { noun: 'chart', schemas: chartSchemas, mismatches });

/** Reads a `diagram` block. @param yaml - its text, without the fence */
export const readDiagram = (file: string, yaml: string): Read<Diagram> =>
  readFigure(file, yaml, { noun: 'diagram', schemas: diagramSchemas });
