import { readFileSync } from 'node:fs';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { expect, it } from 'vitest';

import { brandCss } from '#lib/content/brand/brand-css';
import { brandDocument } from '#lib/content/collections/brand';
import { filesIn } from '#lib/fixtures/files-in';

it('every class has a rule', async () => {
  const from = 'app/globals.css';
  // The file is made by a build, which may not have run yet.
  const source = readFileSync(from, 'utf8').replace('@import "./brand.css";', () =>
    brandCss(brandDocument.get().colors),
  );
  const { css } = await postcss([tailwind({ optimize: false })]).process(source, { from });
  const names = css.matchAll(/\.((?:\\.|[\w-])+)/g);
  const known = new Set(Array.from(names, ([, name = '']) => name.replaceAll('\\', '')));
  expect(known).toContain('bg-paper');
  const files = filesIn('app', 'components').filter((name) => name.endsWith('.tsx'));
  const wrong = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8').replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
    return [...code.matchAll(/(className=)?(?:\{\s*)?(?:'([^'\n]+)'|"([^"\n]+)"|`([^`]+)`)/g)]
      .flatMap(([, attribute, ...texts]) => {
        const text = texts.join('').replace(/\$\{[^}]*\}/g, ' ');
        const words = text.match(/\S+/g) ?? [];
        const unknown = words.filter((word) => !known.has(word));
        // Constants hold classes too: a text is a list of classes if most of its words are.
        return attribute || unknown.length < words.length / 2 ? unknown : [];
      })
      .map((name) => `${file}: ${name}`);
  });
  expect(wrong).toEqual([]);
});
