// @ts-check
import { fill, h, need, showStats } from '../shared/dom.js';
import { apply, check } from './logic.js';
import { SAMPLES } from './samples.js';
import { columnRow, findingRow } from './tables.js';

/** @typedef {import('./logic.js').Finding} Finding */

const TYPING_PAUSE = 250;
const MOST_SHOWN = 200;

const csv = need('#csv', HTMLTextAreaElement);
const summary = need('#summary', HTMLElement);
const rows = need('#rows', HTMLElement);
const fileStatus = need('#file-status', HTMLElement);
const undo = need('#undo', HTMLButtonElement);
const applySafe = need('#apply-safe', HTMLButtonElement);
/** @type {NodeListOf<HTMLInputElement>} */
const rules = document.querySelectorAll('input[name="rule"]');

/** @type {string[]} */
const past = [];
let timer = 0;
/** @type {Finding[]} */
let findings = [];

function run() {
  const off = new Set([...rules].filter((rule) => !rule.checked).map((rule) => rule.value));
  const report = check(csv.value, off);
  findings = report.findings;
  const hit = new Set(findings.map((finding) => finding.row)).size;
  const safe = findings.filter((finding) => finding.safe && finding.suggestion !== null).length;
  summary.textContent =
    report.rows === 0
      ? 'No rows yet: paste a header and at least one row.'
      : `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'} in ${hit} of ${report.rows} rows.`;
  showStats(need('#stats', HTMLElement), [
    ['Cells read', report.cells],
    ['Rows clean', report.rows - hit, 'good'],
    ['Safe repairs', safe, 'warn'],
    ['For a person', findings.length - safe, 'bad'],
  ]);
  applySafe.disabled = safe === 0;
  undo.disabled = past.length === 0;
  fill(rows, ...findings.slice(0, MOST_SHOWN).map((one) => findingRow(one, point, applyOne)));
  if (findings.length > MOST_SHOWN) {
    const rest = `${findings.length - MOST_SHOWN} more findings are not listed.`;
    rows.append(h('tr', {}, h('td', { colspan: 3 }, rest)));
  }
  fill(need('#columns', HTMLElement), ...report.columns.map(columnRow));
}

/**
 * Selects the value in the text; the text area scrolls to it.
 * @param {Finding} finding
 */
function point({ cell, row }) {
  const line = csv.scrollHeight / Math.max(1, csv.value.split('\n').length);
  csv.focus({ preventScroll: true });
  csv.scrollIntoView({ block: 'center' });
  csv.setSelectionRange(cell.start, Math.max(cell.end, cell.start));
  csv.scrollTop = Math.max(0, (row - 4) * line);
}

/** @param {string} text */
function change(text) {
  past.push(csv.value);
  csv.value = text;
  run();
}

/** @param {Finding} finding */
function applyOne(finding) {
  const place = [...rows.querySelectorAll('[data-apply]')].indexOf(
    /** @type {Element} */ (document.activeElement),
  );
  change(apply(csv.value, [finding]));
  const left = [...rows.querySelectorAll('button[data-apply]')];
  const next = left[Math.min(Math.max(0, place), left.length - 1)] ?? summary;
  if (next instanceof HTMLElement) next.focus();
}

/** @param {string} name */
function loadSample(name) {
  const text = SAMPLES[/** @type {keyof typeof SAMPLES} */ (name)];
  if (text !== csv.value) change(text);
}

function download() {
  const link = h('a', {
    href: URL.createObjectURL(new Blob([csv.value], { type: 'text/csv' })),
    download: 'corrected.csv',
  });
  link.click();
  // The browser reads the blob after the click returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  fileStatus.textContent =
    window.top === window.self
      ? 'Saved as corrected.csv.'
      : 'Inside this frame the browser may block the download. If so, open the demo in its own tab or copy the CSV.';
}

async function copy() {
  try {
    await navigator.clipboard.writeText(csv.value);
    fileStatus.textContent = 'Copied.';
  } catch {
    // A frame lacks the permission for the clipboard; the older command needs none.
    csv.select();
    fileStatus.textContent = document.execCommand('copy')
      ? 'Copied.'
      : 'The text is selected: press Ctrl+C, or Cmd+C on a Mac.';
  }
}

csv.addEventListener('input', () => {
  clearTimeout(timer);
  timer = window.setTimeout(run, TYPING_PAUSE);
});
for (const rule of rules) rule.addEventListener('change', run);
for (const button of document.querySelectorAll('button[data-sample]')) {
  button.addEventListener('click', () => loadSample(button.getAttribute('data-sample') ?? ''));
}
applySafe.addEventListener('click', () => {
  change(
    apply(
      csv.value,
      findings.filter((finding) => finding.safe),
    ),
  );
  summary.focus();
});
undo.addEventListener('click', () => {
  csv.value = past.pop() ?? csv.value;
  run();
  if (undo.disabled) summary.focus();
});
need('#download', HTMLButtonElement).addEventListener('click', download);
need('#copy', HTMLButtonElement).addEventListener('click', copy);
csv.value = SAMPLES.invoices;
run();
