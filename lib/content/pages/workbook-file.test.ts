import { strFromU8, unzipSync } from 'fflate';
import { HyperFormula, type RawCellContent, type Sheets } from 'hyperformula';
import { expect, it } from 'vitest';
import { type Element, xml2js } from 'xml-js';

import { whitepapers } from '../collections/whitepapers';
import { type Workbook, workbooks } from '../collections/workbooks';
import { workbookFile } from './workbook-file';

const children = (parent: Element | undefined, name: string) =>
  parent?.elements?.filter((each) => each.name === name) ?? [];

const child = (parent: Element | undefined, name: string) => children(parent, name)[0];

const textOf = (element: Element | undefined): string =>
  element?.elements?.map((each) => String(each.text ?? textOf(each))).join('') ?? '';

/** Column number of a cell reference, from 0: "B4" → 1. */
const columnOf = (reference: string) =>
  [...reference.replace(/\d/g, '')].reduce((sum, each) => 26 * sum + each.charCodeAt(0) - 64, 0) -
  1;

/** Formulas and values of an .xlsx file by the names of its sheets (ECMA-376, part 1, 18.3). */
function readSheets(file: Buffer): Sheets {
  const parts = unzipSync(new Uint8Array(file));
  const part = (name: string, root: string) => {
    const bytes = parts[`xl/${name}`];
    if (!bytes) throw new Error(`The file has no xl/${name}`);
    return child(xml2js(strFromU8(bytes), { captureSpacesBetweenElements: true }) as Element, root);
  };
  const strings = children(part('sharedStrings.xml', 'sst'), 'si').map(textOf);
  const contentOf = (cell: Element): RawCellContent => {
    const formula = child(cell, 'f');
    if (formula) return `=${textOf(formula)}`;
    const value = textOf(child(cell, 'v'));
    if (value === '') return null;
    return cell.attributes?.t === 's' ? (strings[Number(value)] ?? '') : Number(value);
  };
  const sheets = children(child(part('workbook.xml', 'workbook'), 'sheets'), 'sheet');
  return Object.fromEntries(
    sheets.map(({ attributes }, index) => {
      const data = child(part(`worksheets/sheet${index + 1}.xml`, 'worksheet'), 'sheetData');
      const grid: RawCellContent[][] = [];
      for (const row of children(data, 'row')) {
        const line: RawCellContent[] = [];
        for (const cell of children(row, 'c'))
          line[columnOf(String(cell.attributes?.r))] = contentOf(cell);
        grid[Number(row.attributes?.r) - 1] = Array.from(line, (content) => content ?? null);
      }
      return [String(attributes?.name), Array.from(grid, (line) => line ?? [])];
    }),
  );
}

/** The last number in a text, and the size of its last digit. */
function figureIn(text: string): { value: number; step: number } {
  const found = /([−-]?)\$?([\d,]+(?:\.(\d+))?)(?!.*\d)/.exec(text);
  if (!found) throw new Error(`No figure in "${text}"`);
  const [, sign, digits = '', decimals = ''] = found;
  const value = Number(digits.replaceAll(',', ''));
  return { value: sign ? -value : value, step: 10 ** -decimals.length };
}

/** The file as a spreadsheet program calculates it when it opens it. */
async function open(workbook: Workbook) {
  const sheets = readSheets(await workbookFile(workbook));
  return HyperFormula.buildFromSheets(sheets, { licenseKey: 'gpl-v3' });
}

it('no workbook has a formula with an error', async () => {
  for (const workbook of workbooks.all()) {
    const engine = await open(workbook);
    const values = Object.values(engine.getAllSheetsValues()).flat(2);
    expect(values.filter((value) => typeof value === 'object' && value !== null)).toEqual([]);
    expect(values.filter((value) => typeof value === 'number').length).toBeGreaterThan(0);
  }
});

const figures = workbooks.all().flatMap((workbook) => {
  const paper = whitepapers.get(workbook.paper);
  if (!paper) return [];
  return workbook.figures.map((figure) => ({ id: workbook.id, ...figure, workbook, paper }));
});

it.each(figures)('$id gives the figure of the paper: $text', async (figure) => {
  const { workbook, paper, text } = figure;
  const engine = await open(workbook);
  const sheet = engine.getSheetId(figure.sheet ?? workbook.sheets[0]?.name ?? '');
  const addressOf = (cell: string) => {
    const address = sheet === undefined ? sheet : engine.simpleCellAddressFromString(cell, sheet);
    if (!address) throw new Error(`No cell ${cell}`);
    return address;
  };
  expect(paper.body).toContain(text);
  for (const [cell, value] of Object.entries(figure.with))
    engine.setCellContents(addressOf(cell), value);
  const { value, step } = figureIn(text);
  const calculated = Number(engine.getCellValue(addressOf(figure.cell))) / figure.unit;
  expect(Math.abs(calculated - value)).toBeLessThanOrEqual(step / 2 + 1e-9);
});
