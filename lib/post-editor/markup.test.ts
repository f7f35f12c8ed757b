import { describe, expect, it } from 'vitest';

import { type Format, format } from './markup';

/** Applies a format to a text; | and | mark the selection before and after. */
function applied(kind: Format, marked: string): string {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|') - (marked.lastIndexOf('|') > start ? 1 : 0);
  const text = marked.replaceAll('|', '');
  const edit = format(kind, { text, start, end });
  const result = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  const selected = result.slice(edit.start, edit.end);
  return `${result.slice(0, edit.start)}|${selected}|${result.slice(edit.end)}`;
}

describe('a format', () => {
  it.each<[Format, string, string]>([
    ['bold', 'a |b| c', 'a **|b|** c'],
    ['bold', 'a **|b|** c', 'a |b| c'],
    ['bold', 'a |', 'a **|bold text|**'],
    ['italic', '|b|', '_|b|_'],
    ['italic', '_|b|_', '|b|'],
    ['link', 'a |b| c', 'a [b](|https://|) c'],
    ['link', '|', '[words](|https://|)'],
    ['heading', 'a\nb |c|\nd', 'a\n## b |c|\nd'],
    ['heading', 'a\n## b |c|', 'a\nb |c|'],
    ['heading', '|', '## ||'],
    ['list', '|a\nb|\nc', '- |a\n- b|\nc'],
    ['list', '- |a\n- b|\nc', '|a\nb|\nc'],
    ['list', '- a\n|b|', '- a\n- |b|'],
    ['list', '|- |', '||'],
  ])('%s turns %j into %j', (kind, before, after) => expect(applied(kind, before)).toBe(after));
});
