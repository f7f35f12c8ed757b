import '#server-only';

import { z } from 'zod';

import { isoDate } from '../content/schema/fields';
import { type ReferenceTarget, referencesIn } from '../content/schema/references';
import { fieldsOf } from '../content/schema/schema-parts';

/** A field of the form, derived from the schema of the front matter. */
export interface FieldDefinition {
  /** Path in the front matter, e.g. `title` or `series.part`. */
  name: string;
  label: string;
  hint?: string;
  kind: 'text' | 'date' | 'number' | 'list' | 'flag';
  required: boolean;
  /** What its value refers to, which limits the values of a text. */
  target?: ReferenceTarget;
}

const datePattern = z.toJSONSchema(isoDate).pattern;

/** Fields of a schema in their order; those of a group follow each other. */
export function formFields(schema: z.ZodObject): FieldDefinition[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return fieldsIn(schema, json, '', true);
}

function fieldsIn(
  schema: z.core.$ZodType,
  json: z.core.JSONSchema.BaseSchema,
  prefix: string,
  parentRequired: boolean,
): FieldDefinition[] {
  return Object.entries(fieldsOf(schema)).flatMap(([key, field]): FieldDefinition[] => {
    const part = json.properties?.[key];
    if (typeof part !== 'object') return [];
    const name = prefix + key;
    const required = parentRequired && json.required?.includes(key) === true;
    if (Object.keys(fieldsOf(field)).length > 0) return fieldsIn(field, part, `${name}.`, required);
    const [reference] = [...referencesIn(field, 'x'), ...referencesIn(field, ['x'])];
    return [
      {
        name,
        label: labelOf(name),
        hint: part.description,
        kind: kindOf(part),
        required,
        target: reference?.target,
      },
    ];
  });
}

function kindOf({ type, pattern }: z.core.JSONSchema.BaseSchema): FieldDefinition['kind'] {
  if (type === 'boolean') return 'flag';
  if (type === 'array') return 'list';
  if (type === 'integer' || type === 'number') return 'number';
  return pattern === datePattern ? 'date' : 'text';
}

/** Words of a path, e.g. `callToAction` → "Call to action". */
function labelOf(name: string): string {
  const words = name
    .replace(/([A-Z])/g, ' $1')
    .replaceAll('.', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
