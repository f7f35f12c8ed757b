import { strFromU8, unzipSync } from 'fflate';
import { HyperFormula, type RawCellContent, type Sheets } from 'hyperformula';
import { expect, it } from 'vitest';
import { type ElementCompact, xml2js } from 'xml-js';

import { whitepapers } from '../collections/whitepapers';
import { type Workbook, workbooks } from '../collections/workbooks';
import { workbookFile } from './workbook-file';

/** Column number of a cell reference, from 0: "B4" → 1. */
const columnOf = (reference: string) =>
  [...reference.replace(/\d/g, '')].reduce((sum, each) => 26 * sum + each.charCodeAt(0) - 64, 0) -
  1;

interface Words {
  _text?: string[];
}
interface Cell {
  f?: Words[];
  v?: Words[];
  _attributes: Record<string, string>;
}

const textOf = (words?: Words): string => (words?._text ?? []).join('');

/** Formulas and values of an .xlsx file by the names of its sheets (ECMA-376, part 1, 18.3). */
function readSheets(file: Buffer): Sheets {
  const parts = unzipSync(new Uint8Array(file));
  const part = (name: string): ElementCompact => {
    const xml = strFromU8(parts[`xl/${name}`] ?? new Uint8Array());
    return xml2js(xml, { compact: true, alwaysArray: true, captureSpacesBetweenElements: true });
  };
  const strings: string[] = part('sharedStrings.xml').sst[0].si.map(({ t }: ElementCompact) =>
    textOf(t[0]),
  );
  const contentOf = ({ f, v, _attributes: { t } }: Cell): RawCellContent => {
    if (f) return `=${textOf(f[0])}`;
    const value = textOf(v?.[0]);
    if (value === '') return null;
    return t === 's' ? (strings[Number(value)] ?? '') : Number(value);
  };
  const sheets: Cell[] = part('workbook.xml').workbook[0].sheets[0].sheet;
  return Object.fromEntries(
    sheets.map(({ _attributes: { name } }, index) => {
      const grid: RawCellContent[][] = [];
      for (const row of part(`worksheets/sheet${index + 1}.xml`).worksheet[0].sheetData[0].row) {
        const line: RawCellContent[] = [];
        for (const cell of row.c ?? []) line[columnOf(cell._attributes.r)] = contentOf(cell);
        grid[row._attributes.r - 1] = Array.from(line, (content) => content ?? null);
      }
      return [name, Array.from(grid, (line) => line ?? [])];
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
