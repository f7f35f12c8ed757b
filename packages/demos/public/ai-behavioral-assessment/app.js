// @ts-check
import { fill, h, need } from '../shared/dom.js';
import { ANSWERS, ITEMS, SCALES, scoreScales } from './logic.js';

/** Answers of an invented respondent, so that a visitor can see a score at once. */
const EXAMPLE = [4, 5, 2, 4, 4, 4, 5, 2, 3, 3];

const form = need('#items', HTMLFormElement);
const bars = need('#bars', HTMLElement);
/** @type {Map<string, { value: HTMLElement, fill: HTMLElement }>} */
const meters = new Map();

function drawItems() {
  const items = ITEMS.map((item, index) => {
    const name = `item-${index}`;
    const choices = ANSWERS.map((answer, place) => {
      const input = h('input', { type: 'radio', name, value: place + 1, 'aria-label': answer });
      return h('label', { title: answer }, input, place + 1);
    });
    return h(
      'fieldset',
      {},
      h('legend', {}, `${index + 1}. ${item.text}`),
      h('div', { class: 'chips' }, ...choices),
    );
  });
  fill(form, ...items);
}

function drawBars() {
  const rows = Object.entries(SCALES).map(([scale, { name, about }]) => {
    const value = h('strong', {});
    const bar = h('div', { class: `fill ${scale}` });
    meters.set(scale, { value, fill: bar });
    return h(
      'div',
      {},
      h('div', { class: 'bar-head' }, h('span', {}, name), value),
      h('div', { class: 'track', 'aria-hidden': 'true' }, bar),
      h('p', { class: 'small' }, about),
    );
  });
  fill(bars, ...rows);
}

function answers() {
  const data = new FormData(form);
  return ITEMS.map((_item, index) => {
    const given = data.get(`item-${index}`);
    return given === null ? null : Number(given);
  });
}

function run() {
  const given = answers();
  const scores = scoreScales(given);
  const count = given.filter((answer) => answer !== null).length;
  const all = scores.map(({ scale, score }) => `${SCALES[scale].name} ${Math.round(score ?? 0)}`);
  need('#summary', HTMLElement).textContent =
    count < ITEMS.length
      ? `${count} of ${ITEMS.length} statements answered.`
      : `All answered: ${all.join(', ')}.`;
  for (const { scale, score, items, effects } of scores) {
    const meter = meters.get(scale);
    if (!meter) continue;
    const part = effects.length < items ? `, ${effects.length} of ${items} answered` : '';
    meter.value.textContent = score === null ? 'no answer yet' : `${Math.round(score)}${part}`;
    meter.fill.style.width = `${score ?? 0}%`;
  }
  const effects = scores.flatMap(({ scale, effects: own }) => {
    return own.map((effect) => ({ ...effect, scale }));
  });
  effects.sort((a, b) => a.item - b.item);
  fill(need('#reasons', HTMLElement), ...effects.map(reasonRow));
  if (effects.length === 0) {
    const empty = h(
      'td',
      { colspan: 3, class: 'small' },
      'Answer a statement to see what it moves.',
    );
    fill(need('#reasons', HTMLElement), h('tr', {}, empty));
  }
}

/** @param {import('./logic.js').Effect & { scale: import('./logic.js').Scale }} effect */
function reasonRow({ item, points, reason, scale }) {
  const tone = points > 0 ? 'good' : points < 0 ? 'bad' : '';
  const moved = points > 0 ? `+${points.toFixed(1)}` : points.toFixed(1);
  return h(
    'tr',
    {},
    h('td', {}, `${item}. ${ITEMS[item - 1].text}`, h('div', { class: 'small' }, reason)),
    h('td', {}, SCALES[scale].name),
    h('td', { class: 'num' }, h('span', { class: `tag ${tone}` }, moved)),
  );
}

form.addEventListener('change', run);
form.addEventListener('submit', (event) => event.preventDefault());
need('#clear', HTMLButtonElement).addEventListener('click', () => {
  form.reset();
  run();
});
need('#example', HTMLButtonElement).addEventListener('click', () => {
  for (const [index, answer] of EXAMPLE.entries()) {
    need(`input[name="item-${index}"][value="${answer}"]`, HTMLInputElement).checked = true;
  }
  run();
});
drawItems();
drawBars();
run();
