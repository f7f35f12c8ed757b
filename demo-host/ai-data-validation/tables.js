// @ts-check
import { h } from '../shared/dom.js';

/** @typedef {import('./logic.js').Finding} Finding */

const HOLDS = { number: 'numbers', date: 'dates', text: 'text' };
const RULE_NAMES = {
  shape: 'Row shape',
  missing: 'Missing',
  type: 'Type',
  date: 'Date',
  duplicate: 'Duplicate id',
  range: 'Range',
  spelling: 'Spelling',
  outlier: 'Outlier',
};

/**
 * @param {Finding} finding
 * @param {(finding: Finding) => void} point
 * @param {(finding: Finding) => void} applyOne
 */
export function findingRow(finding, point, applyOne) {
  const { row, column, cell, rule, reason, suggestion, safe } = finding;
  const where = `row ${row}, ${column}`;
  const show = h(
    'button',
    {
      type: 'button',
      class: 'button slim',
      'aria-label': `Show ${where}`,
      onclick: () => point(finding),
    },
    `Row ${row}`,
  );
  const use = h(
    'button',
    {
      type: 'button',
      class: 'button slim',
      'data-apply': true,
      'aria-label': `Apply ${suggestion} to ${where}`,
      onclick: () => applyOne(finding),
    },
    'Apply',
  );
  return h(
    'tr',
    {},
    h('td', {}, show, h('div', { class: 'small' }, column)),
    h(
      'td',
      {},
      h('span', { class: 'tag bad' }, RULE_NAMES[rule]),
      h('div', { class: 'value' }, cell.value === '' ? '(empty)' : cell.value),
      h('div', { class: 'small' }, reason),
    ),
    suggestion === null
      ? h('td', { class: 'small' }, 'None: ask the source.')
      : h(
          'td',
          {},
          h(
            'div',
            { class: 'repair' },
            h('span', { class: 'value' }, suggestion),
            !safe && h('span', { class: 'tag warn' }, 'check first'),
            use,
          ),
        ),
  );
}

/** @param {import('./profile.js').Column} column */
export function columnRow(column) {
  const known = [
    column.required && 'required',
    column.unique && 'unique',
    column.shape && `pattern ${column.shape}`,
    column.type === 'date' && (column.dateStyle === 'iso' ? 'YYYY-MM-DD' : 'MM/DD/YYYY'),
    column.range &&
      (column.range[1] === Infinity ? 'not negative' : `${column.range.join(' to ')}`),
    column.score && 'outliers checked',
    column.categories && 'values repeat, spelling checked',
  ].filter((rule) => rule);
  const name = h('th', { scope: 'row', class: 'value' }, column.name);
  return h(
    'tr',
    {},
    name,
    h('td', {}, HOLDS[column.type]),
    h('td', {}, known.join(', ') || 'none'),
  );
}
