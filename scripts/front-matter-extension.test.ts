import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const { activate } = require('../.vscode/extensions/front-matter/extension.js');

interface Provider {
  provideCompletionItems(document: object, at: object): { label: string; insertText: string }[];
  provideHover(document: object, at: object): { contents: { value: string } } | undefined;
}

/** Starts the extension with the parts of the API of Visual Studio Code that it uses. */
function start() {
  const providers: Partial<Provider> = {};
  const languages = {
    registerCompletionItemProvider: (_: object, given: Provider) => Object.assign(providers, given),
    registerHoverProvider: (_: object, given: Provider) => Object.assign(providers, given),
  };
  class CompletionItem {
    constructor(readonly label: string) {}
  }
  class MarkdownString {
    constructor(readonly value: string) {}
  }
  class Hover {
    constructor(readonly contents: MarkdownString) {}
  }
  activate({ subscriptions: [] }, { languages, CompletionItem, MarkdownString, Hover });
  return providers as Provider;
}

/** A post whose text contains `|` where the cursor is. */
function at(text: string) {
  const before = text.slice(0, text.indexOf('|')).split('\n');
  const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
  const document = {
    uri: { fsPath: path.resolve('content/blog/new.md') },
    getText: () => text.replace('|', ''),
  };
  return [document, position] as const;
}

const complete = (text: string) => start().provideCompletionItems(...at(text));
const labels = (text: string) => complete(text).map(({ label }) => label);
const hover = (text: string) => start().provideHover(...at(text))?.contents.value;
const schema = JSON.parse(readFileSync('docs/schemas/blog.schema.json', 'utf8'));

describe('the extension for front matter', () => {
  it('offers the fields that are not there yet', () => {
    const all = Object.keys(schema.properties);
    expect(labels('---\n|\n---\nText.\n')).toEqual(all);
    expect(labels('---\ntitle: A\nda|\n---\n')).toEqual(all.filter((name) => name !== 'title'));
    expect(complete('---\n|\n---\n')).toContainEqual(
      expect.objectContaining({ label: 'date', insertText: 'date: ' }),
    );
  });

  it('offers the fields of a group', () => {
    expect(labels('---\nseries:\n  name: A\n  |\n---\n')).toEqual(['part']);
  });

  it('offers the authors of the content, and examples', () => {
    const authors = labels('---\nauthor: |\n---\n');
    expect(authors.length).toBeGreaterThan(0);
    for (const id of authors) {
      expect(JSON.parse(readFileSync(`content/team/${id}.json`, 'utf8')).author).toBeDefined();
    }
    expect(labels('---\ndate: |\n---\n')).toEqual(schema.properties.date.examples);
    expect(labels('---\ndraft: |\n---\n')).toEqual(['true', 'false']);
    expect(complete('---\ntags: |\n---\n')[0]?.insertText).toMatch(/^\[".+"\]$/);
  });

  it.each(['|\n', '---\ntitle: A\n---\nTe|xt\n', 'Text |\n---\na: 1\n---\n', '---\n- a |\n---\n'])(
    'offers nothing at %j',
    (text) => expect(complete(text)).toEqual([]),
  );

  it('explains a field, with an example', () => {
    expect(hover('---\nti|tle: A\n---\n')).toContain(schema.properties.title.description);
    expect(hover('---\ntitle|: A\n---\n')).toContain(schema.properties.title.examples[0]);
    const { part } = schema.properties.series.properties;
    expect(hover('---\nseries:\n  pa|rt: 1\n---\n')).toContain(part.description);
    expect(hover('---\nlayout|: wide\n---\n')).toBeUndefined();
    expect(hover('---\ntitle: A\n---\ntitle|: B\n')).toBeUndefined();
  });
});
