import type { StoredPost } from '../blog/stored-post';
import { localDay } from '../site/dates';
import type { FormField } from './form-fields';
import type { EditorData } from './post';

/** The values of the form of a post, as typed. */
export interface Draft {
  id: string;
  /** Markdown. */
  content: string;
  /** Values of the front matter, by the name of the field. Lists are separated by commas. */
  values: Readonly<Record<string, string | boolean>>;
  /** File of the published post when the draft was begun. */
  base?: string;
}

/** An empty draft with today's date. The author is the one with this name, or else the first. */
export function newDraft({ authors }: EditorData, name: string, now: Date): Draft {
  const author = authors.find((each) => each.name === name) ?? authors[0];
  return { id: '', content: '', values: { date: localDay(now), author: author?.id ?? '' } };
}

/** The draft to edit an existing post. */
export function draftOf(post: StoredPost, fields: readonly FormField[]): Draft {
  if (post.written) return { id: post.id, ...post.written };
  const data = { ...post, author: post.author.id };
  const typed = (value: unknown) => {
    if (typeof value === 'boolean') return value;
    return Array.isArray(value) ? value.join(', ') : String(value);
  };
  const values = fields.flatMap(({ name }) => {
    const value = valueAt(data, name);
    return value === undefined ? [] : [[name, typed(value)]];
  });
  return { id: post.id, content: post.content, values: Object.fromEntries(values) };
}

const valueAt = (data: object, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>((value, key) => (value ? Reflect.get(Object(value), key) : undefined), data);

/**
 * Front matter of a draft. Empty optional fields are omitted; empty required fields stay, so that
 * the check reports them.
 */
export function frontMatterOf(
  { values }: Pick<Draft, 'values'>,
  fields: readonly FormField[],
): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const { name, kind, required } of fields) {
    const value = fieldValue(values[name], kind);
    const isEmpty = value === undefined || value === '' || String(value) === '';
    if (isEmpty && !required) continue;
    const [key = '', inner] = name.split('.');
    if (inner === undefined) data[key] = value;
    else data[key] = { ...Object(data[key]), [inner]: value };
  }
  return data;
}

function fieldValue(typed: string | boolean | undefined, kind: FormField['kind']): unknown {
  if (kind === 'flag') return typed === true ? true : undefined;
  // One line, as YAML reads it.
  const text = String(typed ?? '')
    .trim()
    .replace(/\s+/g, ' ');
  if (kind === 'number') return text ? Number(text) : undefined;
  if (kind !== 'list') return text;
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}
