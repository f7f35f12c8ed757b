import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import parseSelector, { type Node, type Selector } from 'postcss-selector-parser';

import type { UsedSelectors } from './used-selectors';

/**
 * Returns the rules of a style sheet that can match on the first screen of pages that use these
 * selectors there. Attributes and states count as present, because scripts and visitors change
 * them; only `:hover` does not, because the whole style sheet is there before a visitor points at
 * something. Keyframes, registered properties and custom properties that are no longer referenced
 * are removed, and so are fonts for rare characters.
 */
export function criticalCss(css: string, used: UsedSelectors): string {
  const root = postcss.parse(css);
  const layers = layersOf(root);
  root.walkAtRules((rule) => {
    if (isPrint(rule) || isFallback(rule) || isRareFont(rule)) rule.remove();
    else if (isOldSupports(rule)) rule.replaceWith(rule.nodes ?? []);
  });
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes') return;
    const kept = rule.selectors.filter((selector) => canMatch(selector, used));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  dropRepeated(root);
  dropFallbacks(root);
  dropUnused(root, used.properties);
  // The order of layers is that of their first appearance, here and in the sheet that follows.
  const order = layersOf(root).join() === layers.join() ? '' : `@layer ${layers};`;
  return order + root.toString();
}

/** Names of the cascade layers with rules, in order. */
function layersOf(root: Root): string[] {
  const names = new Set<string>();
  for (const each of root.nodes) {
    if (each.type === 'atrule' && each.name === 'layer' && each.nodes && !isFallback(each)) {
      names.add(each.params);
    }
  }
  return [...names];
}

/**
 * Returns a style sheet for pages with inline rules of `criticalCss`: all rules, except the fonts
 * that these have. A browser would otherwise load such a font again and show another one meanwhile.
 */
export function restCss(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    if (isFallback(rule) || (rule.name === 'font-face' && !isRareFont(rule))) rule.remove();
    else if (isOldSupports(rule)) rule.replaceWith(rule.nodes ?? []);
  });
  dropRepeated(root);
  return root.toString();
}

const isPrint = ({ name, params }: AtRule) =>
  name === 'page' || (name === 'media' && /^print\b/.test(params));

/**
 * Initial values for browsers that do not support registered properties. These are older than the
 * browsers in package.json.
 */
const isFallback = ({ name, params, nodes }: AtRule) =>
  name === 'layer' && params === 'properties' && nodes !== undefined;

/** A font that a browser loads only for characters of its range. */
const isRareFont = ({ name, nodes }: AtRule) =>
  name === 'font-face' &&
  Boolean(nodes?.some((each) => 'prop' in each && each.prop === 'unicode-range'));

/** The browsers in package.json have color-mix(). */
const isOldSupports = ({ name, params }: AtRule) =>
  name === 'supports' && /^\(color:\s?color-mix\(/.test(params);

const typed = ['text', 'search', 'email', 'tel', 'url', 'password', 'number'];

/** Pseudo-classes and elements of form controls, with the input types that have them. */
const controlParts: [RegExp, readonly string[]][] = [
  [/^::placeholder/, typed],
  [/^:-moz-ui-invalid/, typed],
  [/^::-webkit-(date|calendar)/, ['date', 'time', 'datetime-local', 'month', 'week']],
  [/^::-webkit-search/, ['search']],
  [/^::-webkit-(inner|outer)-spin/, ['number']],
  [/^::file-selector/, ['file']],
];

const parsed = new Map<string, ReturnType<ReturnType<typeof parseSelector>['astSync']>>();

function canMatch(selector: string, used: UsedSelectors): boolean {
  const exists = (node: Node): boolean => {
    if (node.type === 'class') return used.classes.has(node.value);
    if (node.type === 'id') return used.ids.has(node.value);
    if (node.type === 'tag') return used.tags.has(node.value.toLowerCase());
    if (node.type === 'pseudo' && node.value === ':hover') return false;
    if (node.type === 'pseudo' && lacksControl(node.value, used)) return false;
    if (node.type === 'pseudo' && /^:(is|where)$/.test(node.value)) return node.nodes.some(fits);
    return true;
  };
  const fits = (each: Selector): boolean => each.nodes.every(exists);
  const tree = parsed.get(selector) ?? parseSelector().astSync(selector);
  parsed.set(selector, tree);
  return tree.nodes.some(fits);
}

const lacksControl = (pseudo: string, { inputs, tags }: UsedSelectors) =>
  controlParts.some(
    ([part, types]) =>
      part.test(pseudo) &&
      !types.some((type) => inputs.has(type)) &&
      !(types === typed && tags.has('textarea')),
  );

/** Removes declarations that the same rule repeats. */
function dropRepeated(root: Root): void {
  root.walkRules((rule) => {
    const seen = new Set<string>();
    for (const each of rule.nodes.toReversed()) {
      if (each.type === 'decl' && seen.has(each.toString())) each.remove();
      seen.add(each.toString());
    }
  });
}

/** Removes the fallback of `var(--x, fallback)` if the root always defines `--x`. */
function dropFallbacks(root: Root): void {
  const defined = new Set<string>();
  root.walkDecls(/^--/, ({ prop, parent }) => {
    const selectors = parent?.type === 'rule' ? (parent as Rule).selectors : [];
    if (selectors.includes(':root')) defined.add(prop);
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--[\w-]+),[^()]*\)/g,
      (whole, name: string) => (defined.has(name) ? `var(${name})` : whole),
    );
  });
}

/**
 * Removes unreferenced definitions. Repeats until nothing changes, because one definition may refer
 * to another.
 */
function dropUnused(root: Root, kept: Set<string>): void {
  for (let before = ''; before !== root.toString(); ) {
    before = root.toString();
    const used = new Set([...kept, ...namesIn(before, /var\(\s*(--[\w-]+)/g)]);
    const animated = new Set(
      namesIn(before, /animation(?:-name)?:([^;}]+)/g).flatMap((list) => list.split(/[\s,]+/)),
    );
    root.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop)) declaration.remove();
    });
    root.walkAtRules('property', (rule) => {
      if (!used.has(rule.params)) rule.remove();
    });
    root.walkAtRules('keyframes', (rule) => {
      if (!animated.has(rule.params)) rule.remove();
    });
    dropEmpty(root);
  }
}

const namesIn = (css: string, pattern: RegExp) =>
  [...css.matchAll(pattern)].map((match) => match[1] ?? '');

function dropEmpty(root: Root): void {
  root.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
}
