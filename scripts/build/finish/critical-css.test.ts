import { describe, expect, it } from 'vitest';

import { criticalCss, restCss } from './critical-css';
import type { UsedSelectors } from './used-selectors';

const names = (given: Partial<Record<keyof UsedSelectors, string[]>>): UsedSelectors => ({
  tags: new Set(given.tags),
  classes: new Set(given.classes),
  ids: new Set(given.ids),
  inputs: new Set(given.inputs),
  properties: new Set(given.properties),
});

describe('criticalCss', () => {
  it('keeps the selectors that can match and drops the others', () => {
    const css = '.a,.b p,#c{color:red}.d{color:blue}p.a:focus{color:green}';
    const kept = criticalCss(css, names({ tags: ['p'], classes: ['a'] }));
    expect(kept).toBe('.a{color:red}p.a:focus{color:green}');
  });

  it('drops what only a pointer causes', () => {
    const css = '.a:hover{x:y}.a:is(:hover,:focus) i{x:y}.a:not(:hover){x:y}';
    expect(criticalCss(css, names({ tags: ['i'], classes: ['a'] }))).toBe(
      '.a:is(:hover,:focus) i{x:y}.a:not(:hover){x:y}',
    );
  });

  it('keeps the order of layers without rules', () => {
    const css = '@layer base{p{x:y}}@layer parts{.b{x:y}}@layer last{.a{x:y}}';
    expect(criticalCss(css, names({ tags: ['p'], classes: ['a'] }))).toBe(
      '@layer base,parts,last;@layer base{p{x:y}}@layer last{.a{x:y}}',
    );
    expect(criticalCss(css, names({ tags: ['p'], classes: ['a', 'b'] }))).toBe(css);
  });

  it('counts attributes, states and what :not() names as present', () => {
    const css = '.a[data-open]{x:y}.a:not(.gone){x:y}:root:has(.menu[open]){x:y}.a::before{x:y}';
    expect(criticalCss(css, names({ classes: ['a'] }))).toBe(css);
  });

  it('keeps :is() while one of its branches can match', () => {
    const css = ':is(.a,.b) i{x:y}:where(.b,.c) i{x:y}';
    expect(criticalCss(css, names({ tags: ['i'], classes: ['a'] }))).toBe(':is(.a,.b) i{x:y}');
  });

  it('keeps parts of form controls for pages that have such a control', () => {
    const css = '::file-selector-button{x:y}::-webkit-datetime-edit{x:y}';
    expect(criticalCss(css, names({ inputs: ['radio'] }))).toBe('');
    expect(criticalCss(css, names({ inputs: ['file', 'date'] }))).toBe(css);
    // <time> is no input for a time.
    expect(criticalCss(css, names({ tags: ['time'] }))).toBe('');
  });

  it('keeps the color of placeholders for pages with a text field', () => {
    const css = '::placeholder{x:y}';
    expect(criticalCss(css, names({ inputs: ['radio'] }))).toBe('');
    expect(criticalCss(css, names({ inputs: ['email'] }))).toBe(css);
    expect(criticalCss(css, names({ tags: ['textarea'] }))).toBe(css);
  });

  it('drops print rules, rare fonts, empty groups and unused definitions', () => {
    const css = [
      '@page{margin:1cm}@font-face{font-family:rare;unicode-range:U+F8}',
      ':root{--used:1;--via:var(--deep);--deep:2;--unused:3}',
      '@media print{.a{x:y}}@media (width>1px){.gone{animation:spin 1s}}',
      '@property --unused{syntax:"*";inherits:false}@keyframes spin{to{rotate:1turn}}',
      '@keyframes rise{from{opacity:0}}.a{margin:var(--used);padding:var(--via);animation:rise 1s}',
    ].join('');
    const kept = criticalCss(css, names({ classes: ['a'] }));
    expect(kept).toBe(
      ':root{--used:1;--via:var(--deep);--deep:2}@keyframes rise{from{opacity:0}}.a{margin:var(--used);padding:var(--via);animation:rise 1s}',
    );
  });

  it('keeps custom properties that markup refers to', () => {
    const css = ':root{--tone:red}';
    expect(criticalCss(css, names({ properties: ['--tone'] }))).toBe(css);
    expect(criticalCss(css, names({}))).toBe('');
  });
});

it('restCss has every rule, without the fonts that are inline and without repetition', () => {
  const css =
    '@font-face{font-family:a}@font-face{font-family:b;unicode-range:U+F8}@media print{.x{c:d;e:f;c:d}}';
  expect(restCss(css)).toBe(
    '@font-face{font-family:b;unicode-range:U+F8}@media print{.x{e:f;c:d}}',
  );
});

it('both leave out what the browsers of package.json do not need', () => {
  const css =
    '@layer properties{*{--a:0}}.a{color:red}@supports (color:color-mix(in lab, red, red)){.a{color:blue}}';
  for (const kept of [restCss(css), criticalCss(css, names({ classes: ['a'] }))]) {
    expect(kept).toBe('.a{color:red}.a{color:blue}');
  }
});

it('removes fallbacks of custom properties that the root defines', () => {
  const css = ':root{--a:1}p{margin:var(--a, 2px);padding:var(--b,3px)}';
  expect(criticalCss(css, names({ tags: ['p'] }))).toBe(
    ':root{--a:1}p{margin:var(--a);padding:var(--b,3px)}',
  );
});
