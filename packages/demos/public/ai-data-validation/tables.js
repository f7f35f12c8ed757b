// @ts-check
import { h } from '../shared/dom.js';
import { shorten } from '../shared/text.js';

/** @typedef {import('./logic.js').Finding} Finding */

/** Maximum number of characters shown of a value or a reason; the text area has the whole value. */
const MOST_SHOWN = 120;
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
 * Table row of a finding. `point` selects its cell in the text, `applyOne` applies its suggestion.
 * @param {Finding} finding
 * @param {(finding: Finding) => void} point
 * @param {(finding: Finding) => void} applyOne
 */
export function findingRow(finding, point, applyOne) {
  const { row, column, cell, rule, reason, suggestion, safe } = finding;
  const where = `row ${row}, ${shorten(column, MOST_SHOWN)}`;
  const repair = shorten(suggestion ?? '', MOST_SHOWN);
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
      'aria-label': `Apply ${repair} to ${where}`,
      onclick: () => applyOne(finding),
    },
    'Apply',
  );
  return h(
    'tr',
    {},
    h('td', {}, show, h('div', { class: 'small' }, shorten(column, MOST_SHOWN))),
    h(
      'td',
      {},
      h('span', { class: 'tag bad' }, RULE_NAMES[rule]),
      h('div', { class: 'value' }, shorten(cell.value, MOST_SHOWN) || '(empty)'),
      h('div', { class: 'small' }, shorten(reason, MOST_SHOWN)),
    ),
    suggestion === null
      ? h('td', { class: 'small' }, 'None: ask the source.')
      : h(
          'td',
          {},
          h(
            'div',
            { class: 'repair' },
            h('span', { class: 'value' }, repair),
            !safe && h('span', { class: 'tag warn' }, 'check first'),
            use,
          ),
        ),
  );
}

/** @param {import('./profile.js').ColumnSummary} column */
export function columnRow({ name, holds, rules }) {
  return h(
    'tr',
    {},
    h('th', { scope: 'row', class: 'value' }, shorten(name, MOST_SHOWN)),
    h('td', {}, holds),
    h('td', {}, shorten(rules.join(', '), MOST_SHOWN) || 'none'),
  );
}
