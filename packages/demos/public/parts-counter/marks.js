// @ts-check
import { h, s } from '../shared/dom.js';

/**
 * Rectangle and number of a region in the picture.
 * @param {import('./logic.js').Region} region
 * @param {number} index
 * @param {boolean} chosen
 */
export function mark(region, index, chosen) {
  const { left, top, width, height } = region.box;
  const state = chosen ? ' chosen' : region.faults.length > 0 ? ' bad' : '';
  const place = { x: left - 3, y: top - 3, width: width + 6, height: height + 6, rx: 6 };
  const number = s(
    'text',
    { class: 'mark-number', x: left - 2, y: Math.max(14, top - 7) },
    index + 1,
  );
  return [s('rect', { class: `mark${state}`, ...place }), number];
}

/**
 * Table row of a region.
 * @param {import('./logic.js').Region} region
 * @param {number} index
 * @param {boolean} chosen
 * @param {() => void} choose
 */
export function row(region, index, chosen, choose) {
  const button = h(
    'button',
    {
      type: 'button',
      class: 'button slim',
      'aria-pressed': String(chosen),
      'aria-label': `Region ${index + 1}, show in the picture`,
      onclick: choose,
    },
    index + 1,
  );
  const verdict = region.faults.length
    ? h('span', { class: 'tag bad' }, region.faults.join('; '))
    : h('span', { class: 'tag good' }, 'passes');
  return h(
    'tr',
    {},
    h('td', {}, button),
    h('td', {}, region.kind),
    h('td', {}, verdict),
    h('td', { class: 'num' }, region.area),
    h('td', { class: 'num' }, region.diameter.toFixed(1)),
    h('td', { class: 'num' }, region.roundness.toFixed(2)),
  );
}
