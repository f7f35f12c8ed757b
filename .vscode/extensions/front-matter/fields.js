// Completion and hover for front matter, from a JSON Schema of docs/schemas. Independent of the editor.

/** Whether a line (from 0) is between the two lines of --- at the top. */
function isFrontMatter(lines, line) {
  const end = lines.indexOf('---', 1);
  return lines[0] === '---' && line > 0 && (end === -1 || line < end);
}

/** The schema of the object that a line is in: the whole front matter, or a group such as series. */
function objectAt(lines, line, schema) {
  if (!/^\s/.test(lines[line] ?? '')) return schema;
  for (let above = line - 1; above > 0; above -= 1) {
    const group = /^(\w+):/.exec(lines[above])?.[1];
    if (group) return schema.properties[group] ?? {};
  }
  return schema;
}

/** Values to offer for a field: those of the schema, or those that the content has. */
function valuesOf(field, name, known) {
  if (known[name]) return known[name];
  if (field.type === 'boolean') return [true, false];
  return field.enum ?? field.examples ?? [];
}

const yaml = (value) => (typeof value === 'string' ? JSON.stringify(value) : String(value));

/**
 * Suggestions at a position.
 *
 * @param {string[]} lines of the document
 * @param {number} line from 0
 * @param {number} character from 0
 * @param {object} schema JSON Schema of the front matter
 * @param {Record<string, string[]>} known values of fields that the content defines
 * @returns {{ label: string, insert: string, documentation: string }[]}
 */
function completionsAt(lines, line, character, schema, known = {}) {
  if (!isFrontMatter(lines, line)) return [];
  const { properties = {} } = objectAt(lines, line, schema);
  const before = lines[line].slice(0, character);
  const name = /^\s*(\w+):\s/.exec(before)?.[1];
  if (name) {
    const field = properties[name];
    if (!field) return [];
    const list = field.type === 'array';
    return valuesOf(list ? { ...field, ...field.items } : field, name, known)
      .flat()
      .map((value) => ({
        label: String(value),
        insert: list && !before.includes('[') ? `[${yaml(value)}]` : yaml(value),
        documentation: field.description ?? '',
      }));
  }
  if (!/^\s*\w*$/.test(before)) return [];
  const indent = /^\s*/.exec(before)[0];
  const used = new Set(
    lines
      .filter((_, index) => index !== line && isFrontMatter(lines, index))
      .filter((each) => /^\s*/.exec(each)[0] === indent)
      .map((each) => /^\s*(\w+):/.exec(each)?.[1]),
  );
  return Object.entries(properties)
    .filter(([key]) => !used.has(key))
    .map(([key, field]) => ({
      label: key,
      insert: field.type === 'object' ? `${key}:\n${indent}  ` : `${key}: `,
      documentation: describe(field),
    }));
}

/** Explanation of the field of a line as Markdown, or undefined. */
function hoverAt(lines, line, schema) {
  if (!isFrontMatter(lines, line)) return undefined;
  const name = /^\s*(\w+):/.exec(lines[line])?.[1];
  const field = name && objectAt(lines, line, schema).properties?.[name];
  return field ? describe(field) : undefined;
}

function describe({ description = '', examples = [] }) {
  const shown = examples.map((example) => `\`${JSON.stringify(example)}\``);
  return shown.length > 0 ? `${description}\n\nExample: ${shown.join(', ')}` : description;
}

module.exports = { completionsAt, hoverAt };
