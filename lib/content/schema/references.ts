import { z } from 'zod';

import { didYouMean } from '../check/nearest';
import { type Problem, problemAt } from '../load/problem';
import type { YamlSource } from '../load/yaml-source';
import { isPlaceholder } from '../markdown/placeholders';
import { typographic } from '../markdown/typographic';
import { requiredSchema, schemaAt } from './schema-parts';

/** Targets of references: ids of a collection, or values that its entries contain. */
export type ReferenceTarget =
  | 'author'
  | 'post'
  | 'white paper'
  | 'product'
  | 'industry name'
  | 'demo tag'
  | 'category'
  | 'tag'
  | 'series';

/** Allowed values of a reference. */
export interface Target {
  values: readonly string[];
  /** Other spellings that are allowed, in any case. */
  also?: readonly string[];
  /** Where the values are defined, for messages. */
  source: string;
}

/** Most values that a message lists; of a long blog it would be a page. */
const mostListed = 60;

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
  const inner = requiredSchema(schema);
  const found = targets.get(inner);
  if (found && typeof data === 'string') return [{ ...found, value: data, at }];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const part = schemaAt(inner, [key]);
    const path = [...at, Array.isArray(data) ? Number(key) : key];
    return [
      ...(inner instanceof z.ZodRecord ? referencesIn(inner.keyType, key, path) : []),
      ...(part ? referencesIn(part, value, path) : []),
    ];
  });
}

/** Finds references to values that do not exist, with the nearest value. */
export function unknownReferences(
  { file, source, schema }: { file: string; source: YamlSource; schema: z.core.$ZodType },
  known: Targets,
): Problem[] {
  return referencesIn(schema, source.data).flatMap(({ target, value: written, at }) => {
    const value = typographic(written);
    const { values, also = [], source: place } = known[target] ?? {};
    // A placeholder is allowed in a draft, and reported elsewhere.
    if (!values || values.includes(value) || isPlaceholder(value)) return [];
    if (also.some((each) => each.toLowerCase() === value.trim().toLowerCase())) return [];
    const list = values.length > mostListed ? '' : `: ${values.join(', ')}`;
    const fix =
      values.length > 0
        ? didYouMean(value, [...values, ...also], `use one of the ${place}${list}`)
        : `remove it, or add an entry: there are no ${place}`;
    return problemAt({ file, source }, at, `unknown ${target} "${value}"`, fix);
  });
}
