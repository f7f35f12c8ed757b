import { z } from 'zod';

/** The schema of a value that is there: without optional and default. */
export function requiredSchema(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return isWrapped ? requiredSchema(schema.unwrap()) : schema;
}

/** Schemas of the fields of an object, by name; none for other schemas. */
export function fieldsOf(schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> {
  const inner = requiredSchema(schema);
  return inner instanceof z.ZodObject ? inner.shape : {};
}

/** Schema of a field, of an item of a list or of a value of a record; undefined if there is none. */
export function schemaAt(
  schema: z.core.$ZodType | undefined,
  [key, ...rest]: readonly PropertyKey[],
): z.core.$ZodType | undefined {
  if (schema === undefined || key === undefined) return schema;
  const inner = requiredSchema(schema);
  if (inner instanceof z.ZodArray) return schemaAt(inner.element, rest);
  if (inner instanceof z.ZodRecord) return schemaAt(inner.valueType, rest);
  const fields = fieldsOf(inner);
  const name = String(key);
  return Object.hasOwn(fields, name) ? schemaAt(fields[name], rest) : undefined;
}
