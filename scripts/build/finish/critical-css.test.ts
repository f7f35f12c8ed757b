import { describe, expect, it } from 'vitest';

import { criticalCss, printCss } from './critical-css';
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
    const css = '.a,.b p,#c{color:red}.d{color:blue}p.a:hover{color:green}';
    const kept = criticalCss(css, names({ tags: ['p'], classes: ['a'] }));
    expect(kept).toBe('.a{color:red}p.a:hover{color:green}');
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

  it('drops print rules, empty groups and unused definitions', () => {
    const css = [
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

it('printCss keeps print rules within their layers', () => {
  const css =
    '@layer a,b;@layer b{.x{c:d}@media print{.x{e:f}}}@media print{@keyframes k{to{g:h}}.y{i:j}}';
  expect(printCss(css)).toBe('@layer a,b;@layer b{@media print{.x{e:f}}}@media print{.y{i:j}}');
});

it('removes fallbacks of custom properties that the root defines', () => {
  const css = ':root{--a:1}p{margin:var(--a, 2px);padding:var(--b,3px)}';
  expect(criticalCss(css, names({ tags: ['p'] }))).toBe(
    ':root{--a:1}p{margin:var(--a);padding:var(--b,3px)}',
  );
});
