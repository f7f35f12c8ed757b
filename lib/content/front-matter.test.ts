import { afterEach, describe, expect, it } from 'vitest';

import { ContentError } from './problem';
import { parseSource } from './source';

const ran = () => (globalThis as { ranFrontMatter?: boolean }).ranFrontMatter;
afterEach(() => Reflect.deleteProperty(globalThis, 'ranFrontMatter'));

const script = '(globalThis.ranFrontMatter = true, { title: "A" })';
const spellings = [
  '---js',
  '--- js',
  '---  js  ',
  '---\tjs',
  '---JS',
  '---javascript',
  '---JavaScript',
  '--- JAVASCRIPT',
  '---js\r',
  '---json',
  '---JSON',
  '---coffee',
  '---coffeescript',
  '---cson',
  '---toml',
  '---yaml',
  '---constructor',
  '---__proto__',
  '---toString',
  '----js',
  '\uFEFF---js',
  '\u2028---js',
  ' ---js',
];

describe('front matter in another language', () => {
  it.each(spellings)('%j is an error with file and line, and runs nothing', (opening) => {
    const text = `${opening}\n${script}\n---\nBody\n`;
    expect(() => parseSource('content/blog/a.md', text)).toThrow(ContentError);
    expect(ran()).toBeUndefined();
    try {
      parseSource('content/blog/a.md', text);
    } catch (error) {
      expect((error as ContentError).problems).toMatchObject([
        { file: 'content/blog/a.md', line: 1, field: 'front matter' },
      ]);
    }
  });

  it.each(['language: javascript', 'lang: js', 'engines: { yaml: js }'])(
    'a field %j chooses no engine',
    (field) => {
      const { data } = parseSource(
        'a.md',
        `---\n${field}\ntitle: ${JSON.stringify(script)}\n---\nBody\n`,
      );
      expect(Object(data).title).toBe(script);
      expect(ran()).toBeUndefined();
    },
  );

  it('a block of JavaScript in a body is text', () => {
    const { body } = parseSource('a.md', `---\ntitle: A\n---\n---js\n${script}\n---\n`);
    expect(body).toContain(script);
    expect(ran()).toBeUndefined();
  });
});
