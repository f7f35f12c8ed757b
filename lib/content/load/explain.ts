import type { z } from 'zod';

import { didYouMean } from '../check/nearest';
import { invisibleIn } from '../schema/invisible';
import { fieldsOf, schemaAt } from '../schema/schema-parts';
import { type Problem, problemAt } from './problem';
import type { YamlSource } from './yaml-source';

interface Context {
  file: string;
  source: YamlSource;
  schema: z.ZodObject<z.ZodRawShape>;
}

/** Converts zod issues to problems with file, line, field and suggested fix. */
export function explainIssue(issue: z.core.$ZodIssue, context: Context): Problem[] {
  const { source, schema } = context;
  const problem = (path: readonly PropertyKey[], message: string, fix: string) =>
    problemAt(context, path, message, fix);

  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(fieldsOf(schemaAt(schema, issue.path) ?? schema));
    const list = known.length > 0 ? ` (known here: ${known.join(', ')})` : '';
    const fix = `correct its spelling or remove it${list}`;
    return issue.keys.map((key) =>
      problem([...issue.path, key], 'unknown field', didYouMean(key, known, fix)),
    );
  }

  const value = valueAt(source.data, issue.path);
  const fix = fixOf(issue);
  if (value === undefined) return [problem(issue.path, 'this field is missing', `add it: ${fix}`)];
  if (value === null) {
    return [problem(issue.path, 'this field is empty', `fill it in or remove it: ${fix}`)];
  }
  const isFormat = issue.code === 'invalid_format' || issue.code === 'invalid_value';
  // Sentences may have special spaces.
  const isAddress = !String(value).includes(' ');
  const hidden = isFormat && typeof value === 'string' && invisibleIn(value, { isAddress });
  if (hidden) return [problem(issue.path, hidden.message, hidden.fix)];
  const allowed = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  const suggested = didYouMean(String(value), allowed, fix);
  return [problem(issue.path, `${show(value)} is not valid`, suggested)];
}

const kinds: Record<string, string> = {
  array: 'write a list',
  boolean: 'write true or false',
  number: 'write a number',
  int: 'write a whole number',
  null: 'write null',
  object: 'write a group of fields',
  record: 'write a group of fields',
  string: 'write a text in quotes',
};

/** What a limit counts, by the type of the value. */
const units: Record<string, string> = { string: ' characters', array: ' items' };

/** The message of the schema. Default messages of zod are for developers. */
function fixOf(issue: z.core.$ZodIssue): string {
  const isDefault = /^(?:Invalid (?:input|option)|Too (?:small|big))/.test(issue.message);
  if (isDefault && issue.code === 'too_small') {
    const { origin, inclusive, minimum } = issue;
    if (units[origin]) return `write ${minimum} or more${units[origin]}`;
    return `write a number ${inclusive ? 'from' : 'above'} ${minimum}`;
  }
  if (isDefault && issue.code === 'too_big') {
    const { origin, inclusive, maximum } = issue;
    if (units[origin]) return `write at most ${maximum}${units[origin]}`;
    return `write a number ${inclusive ? 'up to' : 'below'} ${maximum}`;
  }
  if (isDefault && issue.code === 'invalid_value') {
    return `write ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
  }
  if (isDefault && issue.code === 'invalid_type') return kinds[issue.expected] ?? issue.message;
  if (isDefault && issue.code === 'invalid_union') {
    const fixes = issue.errors.flatMap(([first]) => (first ? fixOf(first) : []));
    if (fixes.length > 0) return fixes.join(', or ');
  }
  if (issue.code === 'invalid_key') return issue.issues[0]?.message ?? issue.message;
  return issue.message;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  );
}

function show(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
