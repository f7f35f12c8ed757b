import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';

import { readingRows } from '../computer-vision/ocr/rows';
import { type Condition, documents, type SampleDocument } from './documents';
import { photograph } from './photograph';

// Makes the sample pictures anew with the ground truth: `npm run samples -w demos`. They are
// committed, because the figures of evaluation.json hold for these pictures only.

const folder = path.resolve(import.meta.dirname, '../computer-vision/samples');
const size: Record<SampleDocument['kind'], [width: number, height: number]> = {
  invoice: [900, 1120],
  receipt: [560, 820],
};

const round = (value: number) => Math.round(value * 100) / 100;

function sums({ items, tax: [, rate], taxIncluded }: SampleDocument) {
  const listed = round(items.reduce((sum, [, quantity, price]) => sum + quantity * price, 0));
  const net = taxIncluded ? round(listed / (1 + rate)) : listed;
  const total = taxIncluded ? listed : round(listed * (1 + rate));
  return { net, tax: round(total - net), total };
}

function html(document: SampleDocument): string {
  const { kind, font, supplier, address, customer, title, details = [], items } = document;
  const money = new Intl.NumberFormat(document.language === 'de' ? 'de-DE' : 'en-US', {
    minimumFractionDigits: 2,
  });
  const [shown] = document.currency;
  const withCurrency = (amount: number) => {
    const number = money.format(amount);
    if (shown === '$' || shown === '£') return `${shown}${number}`;
    return document.language === 'de' ? `${number} ${shown}` : `${shown} ${number}`;
  };
  const span = (text: string, style = '') =>
    `<span style="${style}">${text.replace('&', '&amp;')}</span>`;
  const pair = (left: string, right: string, style = '') =>
    `<div class="pair" style="${style}">${span(left)}${span(right)}</div>`;
  const { net, tax, total } = sums(document);
  const isInvoice = kind === 'invoice';
  const [width, height] = size[kind];
  const lines = items.map(([name, quantity, price]) =>
    isInvoice
      ? `<div class="item">${span(name)}${span(String(quantity))}${span(money.format(round(quantity * price)))}</div>`
      : pair(`${quantity} x ${name}`, money.format(round(quantity * price))),
  );
  const head = `<h1>${span(supplier)}</h1>${address.map((line) => `<p>${span(line)}</p>`).join('')}`;
  const meta = [document.number, document.date, ...details]
    .map(([label = '', value = '']) => pair(label, value))
    .join('');
  const totals = [
    pair(document.net, withCurrency(net)),
    pair(document.tax[0], withCurrency(tax)),
    pair(document.total, withCurrency(total), 'font-weight:700'),
  ].join('');
  const to = (customer ?? []).map((line) => `<p>${span(line)}</p>`).join('');
  return `<!doctype html><style>
    body { margin: 0; width: ${width}px; height: ${height}px; box-sizing: border-box; color: #1a1a1a;
      padding: ${isInvoice ? '64px 70px' : '44px 48px'}; background: #fff;
      font: ${isInvoice ? 21 : 23}px/1.5 ${font}; }
    h1 { margin: 0; font-size: 1.5em; line-height: 1.3; } h2 { margin: 28px 0 12px; font-size: 1.3em; }
    p { margin: 0; } .pair { display: flex; justify-content: space-between; gap: 24px; }
    .split { display: flex; justify-content: space-between; margin: 36px 0; } .meta { width: 380px; }
    .item { display: grid; grid-template-columns: 1fr 100px 140px; padding: 6px 0; border-bottom: 1px solid #999; }
    .item :nth-child(n + 2) { text-align: right; } .totals { width: 430px; margin: 24px 0 0 auto; }
    .foot { margin-top: 48px; font-size: 0.9em; } .receipt { text-align: center; } hr { margin: 16px 0; }
    </style><body>${
      isInvoice
        ? `${head}<div class="split"><div>${to}</div><div class="meta">${meta}</div></div><h2>${span(title)}</h2>
          <div class="item" style="font-weight:700">${(document.headings ?? []).map((text) => span(text)).join('')}</div>
          ${lines.join('')}<div class="totals">${totals}</div>`
        : `<div class="receipt">${head}</div><h2 class="receipt">${span(title)}</h2>${meta}<hr>${lines.join('')}<hr>${totals}`
    }<div class="foot ${kind}">${document.footer.map((line) => `<p>${span(line)}</p>`).join('')}</div>`;
}

/** Texts with their boxes, in rows as a person reads them. */
async function readTruth(page: Page): Promise<string[]> {
  const texts = await page.locator('span').evaluateAll((spans) =>
    spans.map((span) => {
      const { x, y, width, height } = span.getBoundingClientRect();
      const text = (span.textContent ?? '').replace(/\s+/g, ' ');
      return { text, box: { x: x + width / 2, y: y + height / 2, width, height, angle: 0 } };
    }),
  );
  return readingRows(texts).map((row) => row.map(({ text }) => text).join(' '));
}

const quality: Record<Condition, number> = { clean: 60, skewed: 62, crumpled: 62, 'low light': 50 };

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox'],
});
const truth = [];
for (const [index, document] of documents.entries()) {
  const [width, height] = size[document.kind];
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html(document));
  const rows = await readTruth(page);
  const paper = await sharp(await page.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer();
  await page.close();
  const photo = photograph({ data: paper, width, height }, document.condition, index + 1);
  const picture = sharp(photo.data, {
    raw: { width: photo.width, height: photo.height, channels: 4 },
  });
  const file = path.join(folder, `${document.id}.webp`);
  await picture.clone().webp({ quality: quality[document.condition], effort: 6 }).toFile(file);
  await picture
    .resize(96)
    .webp({ quality: 50, effort: 6 })
    .toFile(file.replace('.webp', '.thumb.webp'));
  const { id, language, condition, kind, supplier } = document;
  const amounts = Object.entries(sums(document)).map(([key, value]) => [key, value.toFixed(2)]);
  const fields = {
    supplier,
    date: document.date[2],
    number: document.number[1],
    ...Object.fromEntries(amounts),
    currency: document.currency[1],
  };
  truth.push({ id, language, condition, kind, fields, rows });
  console.log(id);
}
await browser.close();
writeFileSync(path.join(folder, 'truth.json'), `${JSON.stringify(truth, null, 2)}\n`);
