import { type Chart, chartSchemas, mismatches } from 'thread-art/chart/schema';
import { type Diagram, diagramSchemas } from 'thread-art/diagram/schema';
import type { z } from 'zod';
import { didYouMean } from '../check/nearest';
import { explainIssue } from '../load/explain';
import { ContentError, type Problem, problemAt } from '../load/problem';
import { parseYaml } from '../load/yaml-source';
import type { FigureLanguage } from './code';

/** Schemas of the YAML of a figure by the value of `kind`. */
const schemasOf: Record<FigureLanguage, Record<string, z.ZodObject<z.ZodRawShape>>> = {
  chart: chartSchemas,
  diagram: diagramSchemas,
};

/** A figure of a text, and its problems; their lines are relative to the YAML. */
interface Figure {
  chart?: Chart;
  diagram?: Diagram;
  problems: readonly Problem[];
}

/**
 * Parses and validates the YAML of a chart or a diagram. Never throws for invalid YAML.
 *
 * @param yaml - text of the code block
 */
export function readFigure(language: FigureLanguage, yaml: string): Figure {
  const file = 'text';
  try {
    const source = parseYaml(yaml.replaceAll('\r\n', '\n'), { file, field: 'YAML' });
    const kind = Object(source.data).kind;
    const kinds = Object.keys(schemasOf[language]);
    const schema = kinds.includes(kind) ? schemasOf[language][kind] : undefined;
    if (!schema) {
      const message =
        kind === undefined ? 'this field is missing' : `unknown ${language} "${kind}"`;
      const fix = `start with "kind: " and one of ${kinds.join(', ')}`;
      const suggested = didYouMean(String(kind ?? ''), kinds, fix);
      return { problems: [problemAt({ file, source }, ['kind'], message, suggested)] };
    }
    const { data, error } = schema.safeParse(source.data);
    if (error) {
      const context = { file, source, schema };
      return { problems: error.issues.flatMap((issue) => explainIssue(issue, context)) };
    }
    if (language === 'diagram') return { diagram: data as Diagram, problems: [] };
    const chart = data as Chart;
    const problems = mismatches(chart).map(({ path, message, fix }) =>
      problemAt({ file, source }, path, message, fix),
    );
    return { chart, problems };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: error.problems };
  }
}
