// @ts-check
import { chosen, fill, h, need, onChoice, showStats } from '../shared/dom.js';
import { drawChart } from './chart.js';
import { assess, FEWEST_COMPARABLES, interquartile, SAMPLE } from './logic.js';

const MOST_COMPARABLES = 40;
const VERDICTS = {
  inside: 'Inside the interquartile range. No adjustment.',
  below: 'Below the interquartile range.',
  above: 'Above the interquartile range.',
};
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const revenue = need('#revenue', HTMLInputElement);
const profit = need('#profit', HTMLInputElement);
const error = need('#input-error', HTMLElement);
const verdict = need('#verdict', HTMLElement);
const adjustment = need('#adjustment', HTMLElement);
const set = need('#set', HTMLElement);
const stats = need('#stats', HTMLElement);
const chart = need('#chart', SVGSVGElement);

let comparables = SAMPLE.map((one) => ({ ...one }));

/** @param {string} text */
function amount(text) {
  const plain = text.replace(/[$,\s]/g, '');
  return plain === '' ? Number.NaN : Number(plain);
}

function run() {
  const sales = amount(revenue.value);
  const earned = amount(profit.value);
  const wrongSales = !(sales > 0) || !Number.isFinite(sales);
  const wrongProfit = !Number.isFinite(earned);
  revenue.setAttribute('aria-invalid', String(wrongSales));
  profit.setAttribute('aria-invalid', String(wrongProfit));
  const margins = comparables.filter((one) => one.used && Number.isFinite(one.margin));
  const used = margins.map((one) => one.margin);
  const method = /** @type {import('./logic.js').Method} */ (chosen('method'));
  const range = interquartile(used, method);
  error.textContent = wrongSales
    ? 'Revenue must be a number above zero.'
    : wrongProfit
      ? 'Operating profit must be a number. A loss has a minus sign.'
      : '';
  if (error.textContent !== '' || !range) {
    verdict.textContent = range
      ? 'No result: check the tested party.'
      : `No result: ${FEWEST_COMPARABLES} comparables or more are needed.`;
    adjustment.textContent = '';
    stats.replaceChildren();
    chart.replaceChildren();
    chart.setAttribute('aria-label', 'No chart without a result');
    return;
  }
  show(assess(range, sales, earned), used);
}

/**
 * @param {import('./logic.js').Result} result
 * @param {number[]} used
 */
function show(result, used) {
  const { range, tested } = result;
  verdict.textContent = `${tested.toFixed(2)}%: ${VERDICTS[result.verdict]}`;
  showStats(stats, [
    ['25th percentile', `${range.low.toFixed(2)}%`],
    ['Median', `${range.median.toFixed(2)}%`],
    ['75th percentile', `${range.high.toFixed(2)}%`],
    ['Tested', `${tested.toFixed(2)}%`, result.verdict === 'inside' ? 'good' : 'bad'],
    ['Companies', used.length],
  ]);
  const way = result.adjustment > 0 ? 'up' : 'down';
  adjustment.textContent =
    result.verdict === 'inside'
      ? "A result inside the range is taken as arm's length: nothing to adjust."
      : `Adjustment to the median: operating profit goes ${way} by ${dollars.format(Math.abs(result.adjustment))}.`;
  drawChart(chart, used, result);
  chart.setAttribute(
    'aria-label',
    `${used.length} margins on a line. Range ${range.low.toFixed(2)} to ${range.high.toFixed(2)} percent, tested ${tested.toFixed(2)} percent.`,
  );
}

function drawSet() {
  const rows = comparables.map((one) => {
    const use = h('input', {
      type: 'checkbox',
      checked: one.used,
      'aria-label': `Use ${one.name}`,
      onchange: () => {
        one.used = use.checked;
        run();
      },
    });
    const margin = h('input', {
      type: 'number',
      step: '0.1',
      class: 'margin',
      value: one.margin,
      'aria-label': `Margin of ${one.name} in percent`,
      oninput: () => {
        one.margin = margin.value === '' ? Number.NaN : Number(margin.value);
        run();
      },
    });
    return h(
      'tr',
      {},
      h('td', {}, h('label', { class: 'check' }, use)),
      h('td', {}, one.name),
      h('td', {}, h('div', { class: 'field' }, margin)),
    );
  });
  fill(set, ...rows);
}

function addCompany() {
  if (comparables.length >= MOST_COMPARABLES) return;
  const name = `Company ${comparables.length + 1}`;
  comparables.push({ name, margin: 5, used: true });
  drawSet();
  run();
  const last = set.querySelector('tr:last-child .margin');
  if (last instanceof HTMLInputElement) last.select();
}

for (const input of [revenue, profit]) input.addEventListener('input', run);
onChoice('method', run);
need('#add', HTMLButtonElement).addEventListener('click', addCompany);
need('#reset', HTMLButtonElement).addEventListener('click', () => {
  comparables = SAMPLE.map((one) => ({ ...one }));
  drawSet();
  run();
});
drawSet();
// The observer also reports the initial size, which draws the first chart.
new ResizeObserver(run).observe(chart);
