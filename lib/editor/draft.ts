import type { StoredPost } from '../blog/stored-post';
import { parseYaml } from '../content/load/yaml-source';
import { localDay } from '../site/dates';
import type { FieldDefinition } from './form-fields';
import type { EditorData, PostSource } from './post';

/** What is typed into the form of a post. */
interface Typed {
  /** Markdown. */
  content: string;
  /** Values of the front matter, by the name of the field. Lists are separated by commas. */
  values: Readonly<Record<string, string | boolean>>;
}

/** The values of the form of a post, as typed. */
export interface Draft extends Typed {
  id: string;
  /** The published post that the draft was made of. */
  base?: Typed;
  /** Front matter of the file that the draft was made of. */
  frontMatter?: string;
}

/** An empty draft with today's date. The author is the one with this name, or else the first. */
export function newDraft({ authors }: EditorData, name: string, now: Date): Draft {
  const author = authors.find((each) => each.name === name) ?? authors[0];
  return { id: '', content: '', values: { date: localDay(now), author: author?.id ?? '' } };
}

/** The draft to edit a post of the visit. */
export const draftOf = ({ id, written }: StoredPost): Draft | undefined =>
  written && { id, ...written };

/** The draft to edit a published post, as it is in its file. */
export function publishedDraft(
  id: string,
  { content, frontMatter }: PostSource,
  data: Pick<EditorData, 'fields' | 'authors'>,
): Draft {
  const values = fileValues(frontMatter, data);
  return { id, content, values, base: { content, values }, frontMatter };
}

/** Values of the form for the front matter of a file. @throws ContentError for invalid YAML */
export function fileValues(
  frontMatter: string,
  { fields, authors }: Pick<EditorData, 'fields' | 'authors'>,
): Draft['values'] {
  const { data } = parseYaml(frontMatter, { file: '', field: 'front matter' });
  const values = typedValues(Object(data), fields);
  const author = authors.find(({ name }) => name === values.author);
  return author ? { ...values, author: author.id } : values;
}

function typedValues(data: object, fields: readonly FieldDefinition[]): Draft['values'] {
  const typed = (value: unknown) => {
    if (typeof value === 'boolean') return value;
    return Array.isArray(value) ? value.join(', ') : String(value);
  };
  const values = fields.flatMap(({ name }) => {
    const value = valueAt(data, name);
    return value === undefined || value === null ? [] : [[name, typed(value)]];
  });
  return Object.fromEntries(values);
}

/** A field, or the text, whose published value differs from the one that a draft was made of. */
export interface Difference {
  /** Name of the field, or `content`. */
  name: string;
  /** What is published now. */
  published: string;
  typed: string;
}

/**
 * Compares a draft with the post as it is published now.
 *
 * @returns the draft with what only the published post has changed, the names of these fields, and the
 *   fields that both have changed
 */
export function compareWithPublished(draft: Draft, published: Draft) {
  const names = new Set(
    [draft, draft.base, published].flatMap((each) => [...Object.keys(each?.values ?? {})]),
  );
  const valueIn = (typed: Typed | undefined, name: string) =>
    typed && String((name === 'content' ? typed.content : typed.values[name]) ?? '');
  const taken: string[] = [];
  const both: Difference[] = [];
  let current = draft;
  for (const name of [...names, 'content']) {
    const [base, typed, now] = [draft.base, draft, published].map((each) => valueIn(each, name));
    if (now === base || now === typed) continue;
    if (typed === base) {
      taken.push(name);
      current = withPublished(current, published, name);
    } else both.push({ name, published: now ?? '', typed: typed ?? '' });
  }
  const { base, frontMatter } = published;
  return { draft: both.length > 0 ? current : { ...current, base, frontMatter }, taken, both };
}

/** The draft with one field, or the text, as it is published. */
export function withPublished(draft: Draft, published: Draft, name: string): Draft {
  const take = <T extends Typed>(typed: T): T => {
    if (name === 'content') return { ...typed, content: published.content };
    const { [name]: _, ...values } = typed.values;
    const value = published.values[name];
    return { ...typed, values: value === undefined ? values : { ...values, [name]: value } };
  };
  return { ...take(draft), base: draft.base && take(draft.base) };
}

/** The draft that leaves a field, or the text, as typed, knowing what is published. */
export function withTyped(draft: Draft, published: Draft, name: string): Draft {
  const known = { ...draft, ...(draft.base ?? published) };
  const { content, values } = withPublished(known, published, name);
  return { ...draft, base: { content, values } };
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
  fields: readonly FieldDefinition[],
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

function fieldValue(typed: string | boolean | undefined, kind: FieldDefinition['kind']): unknown {
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
