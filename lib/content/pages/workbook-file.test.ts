import { strFromU8, unzipSync } from 'fflate';
import { HyperFormula, type RawCellContent } from 'hyperformula';
import { DOMParser } from 'linkedom';
import { expect, it } from 'vitest';

import { whitepapers } from '../collections/whitepapers';
import { type Workbook, workbooks } from '../collections/workbooks';
import { workbookFile } from './workbook-file';

/** The last number in a text, and the size of its last digit. */
function figureIn(text: string): { value: number; step: number } {
  const found = /([−-]?)\$?([\d,]+(?:\.(\d+))?)(?!.*\d)/.exec(text);
  const [, sign, digits = 'none', decimals = ''] = found ?? [];
  const value = Number(digits.replaceAll(',', ''));
  return { value: sign ? -value : value, step: 10 ** -decimals.length };
}

/** The file as a spreadsheet program calculates it when it opens it (ECMA-376, part 1, 18.3). */
async function open(workbook: Workbook) {
  const parts = unzipSync(new Uint8Array(await workbookFile(workbook)));
  const elementsOf = (part: string, selector: string) => {
    const bytes = parts[`xl/${part}`];
    if (!bytes) throw new Error(`The file has no xl/${part}`);
    return new DOMParser().parseFromString(strFromU8(bytes), 'text/xml').querySelectorAll(selector);
  };
  const strings = [...elementsOf('sharedStrings.xml', 'si')].map(({ textContent }) => textContent);
  const contentOf = (cell: Element): RawCellContent => {
    const formula = cell.querySelector('f');
    if (formula) return `=${formula.textContent}`;
    const value = cell.querySelector('v')?.textContent;
    if (!value) return null;
    return cell.getAttribute('t') === 's' ? strings[Number(value)] : Number(value);
  };
  const engine = HyperFormula.buildEmpty({ licenseKey: 'gpl-v3' });
  // A formula may name any sheet of the file.
  const names = [...elementsOf('workbook.xml', 'sheet')].map((sheet) =>
    engine.addSheet(sheet.getAttribute('name') ?? ''),
  );
  engine.batch(() => {
    for (const [index, name] of names.entries()) {
      for (const cell of elementsOf(`worksheets/sheet${index + 1}.xml`, 'c')) {
        engine.setCellContents(addressIn(engine, name, cell.getAttribute('r')), contentOf(cell));
      }
    }
  });
  engine.clearUndoStack();
  return engine;
}

function addressIn(engine: HyperFormula, sheet: string, cell: string | null) {
  const address = engine.simpleCellAddressFromString(`${cell}`, engine.getSheetId(sheet) ?? -1);
  if (!address) throw new Error(`No cell ${cell} in the sheet ${sheet}`);
  return address;
}

const opened = workbooks.all().map((workbook) => ({ workbook, opening: open(workbook) }));

it('no workbook has a formula with an error', async () => {
  for (const { opening } of opened) {
    const values = Object.values((await opening).getAllSheetsValues()).flat(2);
    expect(values.filter((value) => typeof value === 'object' && value !== null)).toEqual([]);
    expect(values.filter((value) => typeof value === 'number').length).toBeGreaterThan(0);
  }
});

const figures = opened
  .filter(({ workbook }) => whitepapers.get(workbook.paper))
  .flatMap((each) => each.workbook.figures.map((figure) => ({ ...figure, ...each })));

it.each(figures)('$workbook.id gives the figure of the paper: $text', async (figure) => {
  const { workbook, text } = figure;
  const engine = await figure.opening;
  const addressOf = (cell: string) =>
    addressIn(engine, figure.sheet ?? workbook.sheets[0]?.name ?? '', cell);
  expect(whitepapers.getOrThrow(workbook.paper).body).toContain(text);
  const inputs = Object.entries(figure.with);
  for (const [cell, input] of inputs) engine.setCellContents(addressOf(cell), input);
  const calculated = Number(engine.getCellValue(addressOf(figure.cell))) / figure.unit;
  for (const _ of inputs) engine.undo();
  const { value, step } = figureIn(text);
  expect(Math.abs(calculated - value)).toBeLessThanOrEqual(step / 2 + 1e-9);
});
