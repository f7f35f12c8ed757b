import { centered, type Label, leading, type Sheet, stack, widthOf, wrapped } from './drawing.ts';

/** Vertical range for the marks of one label. */
export interface Row {
  index: number;
  top: number;
  bottom: number;
}

interface Rows {
  left: number;
  rows: Row[];
  labels: Label[];
  bottom: number;
}

/** Places row labels left of the marks on the wide sheet and above them on the narrow one. */
export function placeRows(
  names: readonly (string | number)[],
  sheet: Sheet,
  { top, height, gap }: { top: number; height: number; gap: number },
): Rows {
  const column = sheet.name === 'wide' ? sheet.width * 0.37 : sheet.width;
  const blocks = names.map((name) => wrapped(String(name), sheet, column));
  const widest = Math.max(...blocks.flat().map((text) => widthOf(text, sheet)));
  const left = sheet.name === 'wide' ? Math.ceil(widest) + 16 : 0;
  const rows: Row[] = [];
  const labels: Label[] = [];
  let y = top;
  blocks.forEach((lines, index) => {
    const tall = lines.length * leading(sheet);
    if (sheet.name === 'wide') {
      const full = Math.max(height, tall);
      const first = y + (full - tall) / 2 + leading(sheet) / 2;
      labels.push(...stack(lines, sheet, { x: 0, y: centered(first, sheet), anchor: 'start' }));
      rows.push({ index, top: y + (full - height) / 2, bottom: y + (full + height) / 2 });
      y += full + gap;
    } else {
      labels.push(...stack(lines, sheet, { x: 0, y: y + sheet.size, anchor: 'start' }));
      rows.push({ index, top: y + tall + 4, bottom: y + tall + 4 + height });
      y += tall + 4 + height + gap;
    }
  });
  return { left, rows, labels, bottom: y - gap };
}
