import writeXlsxFile, { type Cell } from 'write-excel-file/node';

import type { Workbook } from '../collections/workbooks';

type Sheet = Workbook['sheets'][number];
type Row = Sheet['rows'][number];

const looks = {
  title: { fontWeight: 'bold', fontSize: 14, height: 24 },
  note: { fontStyle: 'italic', height: 18 },
  head: { fontWeight: 'bold', alignVertical: 'bottom', bottomBorderStyle: 'thin', wrap: true },
  total: { fontWeight: 'bold', topBorderStyle: 'thin' },
  plain: { alignVertical: 'top', wrap: true },
} as const;

const input = { backgroundColor: '#fff3d1', borderStyle: 'hair', borderColor: '#8a8a8a' } as const;

/** The workbook as an .xlsx file. Spreadsheet programs calculate its formulas when they open it. */
export const workbookFile = ({ sheets }: Workbook): Promise<Buffer> =>
  writeXlsxFile(
    sheets.map(({ name, columns, rows }) => ({
      sheet: name,
      columns: columns.map(({ width }) => ({ width })),
      orientation: 'landscape' as const,
      data: rows
        .flatMap((row) => Array<Row>(row.repeat).fill(row))
        .map((row, index) => cellsOf(row, index + 1, columns)),
    })),
    { fontFamily: 'Arial', fontSize: 10 },
  ).toBuffer();

function cellsOf({ style, format, cells }: Row, row: number, columns: Sheet['columns']) {
  const height =
    4 + 13 * Math.max(1, ...cells.map((cell, at) => linesOf(cell, columns[at]?.width)));
  const look = { height, ...looks[style ?? 'plain'] };
  return cells.map((value, at): Cell => {
    const number = { ...look, format: format ?? columns[at]?.format };
    if (value === null) return null;
    if (value === '') return { ...number, ...input, type: Number };
    if (typeof value === 'number') return { ...number, ...input, value };
    if (!value.startsWith('=')) return { ...look, value };
    const formula = value === '=' ? (columns[at]?.formula ?? '') : value;
    return {
      ...number,
      type: 'Formula',
      value: formula
        .slice(1)
        .replaceAll('{row}', `${row}`)
        .replaceAll('{above}', `${row - 1}`),
    };
  });
}

/** Lines of a text in a column. LibreOffice does not fit rows to wrapped text on opening a file. */
const linesOf = (value: Row['cells'][number], width = 10) =>
  typeof value === 'string' && !value.startsWith('=') ? Math.ceil(value.length / width) : 1;
