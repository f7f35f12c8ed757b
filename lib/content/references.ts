import { z } from 'zod';

import { didYouMean } from './nearest';
import { isPlaceholder } from './placeholders';
import type { Problem } from './problem';
import type { YamlSource } from './yaml-source';

/** Targets of references: ids of a collection, or values that its entries contain. */
export type ReferenceTarget =
  | 'author'
  | 'product'
  | 'industry name'
  | 'demo tag'
  | 'category'
  | 'tag'
  | 'series';

/** Allowed values of a reference. */
export interface Target {
  values: readonly string[];
  /** Where the values are defined, for messages. */
  source: string;
}

/** References to a target without an entry are not checked. */
export type Targets = Partial<Record<ReferenceTarget, Target>>;

const targets = z.registry<{ target: ReferenceTarget }>();

/** Schema of a field that names a value of another content file. The content check verifies it. */
export function reference(target: ReferenceTarget) {
  const fix = `name an existing ${target}`;
  return z.string(fix).min(1, fix).register(targets, { target }).describe(`An existing ${target}.`);
}

export interface FoundReference {
  target: ReferenceTarget;
  value: string;
  /** Path of the field. */
  at: (string | number)[];
}

/** Finds all references in data that matches its schema. @param at - path of `data` */
export function referencesIn(
  schema: z.core.$ZodType,
  data: unknown,
  at: (string | number)[] = [],
): FoundReference[] {
  const found = targets.get(schema);
  if (found && typeof data === 'string') return [{ ...found, value: data, at }];
  if (schema instanceof z.ZodOptional) return referencesIn(schema.unwrap(), data, at);
  if (schema instanceof z.ZodArray && Array.isArray(data)) {
    return data.flatMap((item, index) => referencesIn(schema.element, item, [...at, index]));
  }
  if (schema instanceof z.ZodObject && typeof data === 'object' && data !== null) {
    return Object.entries(schema.shape as z.core.$ZodShape).flatMap(([key, field]) =>
      referencesIn(field, Reflect.get(data, key), [...at, key]),
    );
  }
  return [];
}

/** Finds references to values that do not exist, with the nearest value. */
export function unknownReferences(
  { file, source, schema }: { file: string; source: YamlSource; schema: z.core.$ZodType },
  known: Targets,
): Problem[] {
  return referencesIn(schema, source.data).flatMap(({ target, value, at }) => {
    const { values, source: place } = known[target] ?? {};
    // A placeholder is allowed in a draft, and reported elsewhere.
    if (!values || values.includes(value) || isPlaceholder(value)) return [];
    return {
      file,
      line: source.lineOf(at),
      field: at.join('.'),
      message: `unknown ${target} "${value}"`,
      fix: didYouMean(value, values, `use one of the ${place}: ${values.join(', ')}`),
    };
  });
}
