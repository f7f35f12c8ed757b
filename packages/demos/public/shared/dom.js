// @ts-check
/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Record<string, string | number | boolean | null | undefined | EventListener>} Props */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Finds a required element.
 * @template {Element} T
 * @param {string} selector
 * @param {{ new (): T, prototype: T }} type
 * @returns {T}
 * @throws {Error} if it is missing, which is a defect of the page
 */
export function need(selector, type) {
  const node = document.querySelector(selector);
  if (!(node instanceof type)) throw new Error(`The page lacks ${selector}.`);
  return node;
}

/**
 * @param {Element} node
 * @param {Props} props
 * @param {Child[]} children
 */
function dress(node, props, children) {
  for (const [key, value] of Object.entries(props)) {
    if (typeof value === 'function') node.addEventListener(key.slice(2), value);
    else if (value === true) node.setAttribute(key, '');
    else if (value !== false && value != null) node.setAttribute(key, String(value));
  }
  fill(node, ...children);
}

/**
 * Creates an HTML element. A function in props is a listener, e.g. `onclick`; null, undefined and
 * false are omitted.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Props} [props]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  dress(node, props, children);
  return node;
}

/**
 * Creates an SVG element, like h.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Props} [props]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function s(tag, props = {}, ...children) {
  const node = document.createElementNS(SVG, tag);
  dress(node, props, children);
  return node;
}

/**
 * Replaces the children of an element. Null, undefined and false are omitted.
 * @param {Element} node
 * @param {...Child} children
 */
export function fill(node, ...children) {
  const kept = children.filter((child) => child !== null && child !== undefined && child !== false);
  node.replaceChildren(...kept.map((child) => (child instanceof Node ? child : String(child))));
}

/**
 * Shows figures as a description list.
 * @param {Element} list
 * @param {Array<[string, string | number, string?]>} figures label, value, tone
 */
export function showStats(list, figures) {
  const cells = figures.map(([label, value, tone = '']) =>
    h('div', { class: tone }, h('dt', {}, label), h('dd', { class: 'num' }, value)),
  );
  fill(list, ...cells);
}

/**
 * The value of the checked radio button of a group.
 * @param {string} name
 */
export function chosen(name) {
  return need(`input[name="${name}"]:checked`, HTMLInputElement).value;
}

/**
 * Listens to changes of a group of radio buttons.
 * @param {string} name
 * @param {() => void} listener
 */
export function onChoice(name, listener) {
  for (const input of document.querySelectorAll(`input[name="${name}"]`)) {
    input.addEventListener('change', listener);
  }
}
