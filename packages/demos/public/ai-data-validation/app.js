// @ts-check
import { fill, h, need, showStats } from '../shared/dom.js';
import { createChecker } from './checker.js';
import { apply, check } from './logic.js';
import { SAMPLES } from './samples.js';
import { columnRow, findingRow } from './tables.js';

/** @typedef {import('./logic.js').Finding} Finding */

const TYPING_PAUSE = 250;
/** Milliseconds after which the page shows that a check is still running. */
const NOTICE_AFTER = 400;
const MOST_SHOWN = 200;

const csv = need('#csv', HTMLTextAreaElement);
const summary = need('#summary', HTMLElement);
const rows = need('#rows', HTMLElement);
const fileStatus = need('#file-status', HTMLElement);
const undo = need('#undo', HTMLButtonElement);
const applySafe = need('#apply-safe', HTMLButtonElement);
/** @type {NodeListOf<HTMLInputElement>} */
const rules = document.querySelectorAll('input[name="rule"]');

const checkInWorker = createChecker();
/** @type {string[]} */
const past = [];
let pause = 0;
let notice = 0;
/** @type {Finding[]} */
let findings = [];
/** The text of the current findings, whose offsets are valid only in this text. */
let checked = '';

/** @returns {Promise<void>} resolves when the report is shown; never if a later run replaces it */
async function run() {
  clearTimeout(pause);
  clearTimeout(notice);
  notice = window.setTimeout(() => {
    summary.textContent = 'Checking…';
  }, NOTICE_AFTER);
  try {
    const off = [...rules].filter((rule) => !rule.checked).map((rule) => rule.value);
    const text = csv.value;
    show(text, await checkInWorker(text, off));
  } catch {
    summary.textContent = 'The table could not be checked. Reload the page and try again.';
  }
  clearTimeout(notice);
}

/**
 * @param {string} text
 * @param {import('./logic.js').Report} report of that text
 */
function show(text, report) {
  checked = text;
  findings = report.findings;
  const hit = new Set(findings.map((finding) => finding.row)).size;
  const safe = findings.filter((finding) => finding.safe && finding.suggestion !== null).length;
  summary.textContent = report.refused ?? summaryOf(report.rows, hit);
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
 * @param {number} count rows of the table
 * @param {number} hit rows with a finding
 */
function summaryOf(count, hit) {
  if (count === 0) return 'No rows yet: paste a header and at least one row.';
  const noun = findings.length === 1 ? 'finding' : 'findings';
  return `${findings.length} ${noun} in ${hit} of ${count} rows.`;
}

/**
 * Selects the value in the text area, which scrolls to it.
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
async function change(text) {
  past.push(csv.value);
  csv.value = text;
  await run();
}

/** @param {Finding} finding */
async function applyOne(finding) {
  if (csv.value !== checked) return;
  const place = [...rows.querySelectorAll('[data-apply]')].indexOf(
    /** @type {Element} */ (document.activeElement),
  );
  await change(apply(csv.value, [finding]));
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
  // Revoke later, because the browser reads the blob after the click handler returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  fileStatus.textContent = 'Saved as corrected.csv.';
}

async function copy() {
  try {
    await navigator.clipboard.writeText(csv.value);
    fileStatus.textContent = 'Copied.';
  } catch {
    // The frame has no permission for the Clipboard API; the older command needs none.
    csv.select();
    fileStatus.textContent = document.execCommand('copy')
      ? 'Copied.'
      : 'The text is selected: press Ctrl+C, or Cmd+C on a Mac.';
  }
}

csv.addEventListener('input', () => {
  clearTimeout(pause);
  pause = window.setTimeout(run, TYPING_PAUSE);
});
for (const rule of rules) rule.addEventListener('change', run);
for (const button of document.querySelectorAll('button[data-sample]')) {
  button.addEventListener('click', () => loadSample(button.getAttribute('data-sample') ?? ''));
}
applySafe.addEventListener('click', async () => {
  if (csv.value !== checked) return;
  await change(
    apply(
      csv.value,
      findings.filter((finding) => finding.safe),
    ),
  );
  summary.focus();
});
undo.addEventListener('click', async () => {
  csv.value = past.pop() ?? csv.value;
  await run();
  if (undo.disabled) summary.focus();
});
need('#download', HTMLButtonElement).addEventListener('click', download);
need('#copy', HTMLButtonElement).addEventListener('click', copy);
csv.value = SAMPLES.invoices;
// Check the small sample synchronously, so that the page is complete when it is first shown.
show(csv.value, check(csv.value));
