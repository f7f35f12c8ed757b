interface PdfInfo {
  title: string;
  author: string;
  subject: string;
  keywords: readonly string[];
  producer: string;
  /** ISO date. */
  date: string;
}

/** A text string of PDF: UTF-16BE with its mark, in hexadecimal, so that nothing needs an escape. */
function textString(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0'),
  );
  return `<feff${units.join('')}>`;
}

/** The information dictionary of ISO 32000-1, section 14.3.3. */
export function infoDictionary({ date, ...info }: PdfInfo): string {
  const stamp = `(D:${date.replaceAll('-', '')}000000Z)`;
  return [
    '<<',
    `/Title ${textString(info.title)}`,
    `/Author ${textString(info.author)}`,
    `/Subject ${textString(info.subject)}`,
    `/Keywords ${textString(info.keywords.join(', '))}`,
    `/Creator ${textString(info.producer)}`,
    `/Producer ${textString(info.producer)}`,
    `/CreationDate ${stamp}`,
    `/ModDate ${stamp}`,
    '>>',
  ].join('\n');
}

const need = <T>(found: T | null | undefined, what: string): T => {
  if (found === null || found === undefined) throw new Error(`The PDF has no ${what}`);
  return found;
};

/**
 * Puts an information dictionary in the place of the one that Chromium wrote, which knows the title
 * alone and the minute of printing, and moves the table of offsets along. Chromium writes one plain
 * table (ISO 32000-1, section 7.5.4), which is why a PDF library is not needed here.
 *
 * @throws Error for a PDF of another build
 */
export function withInfo(pdf: Buffer, info: PdfInfo): Buffer {
  // One character per byte: offsets in the text are offsets in the file.
  const text = pdf.toString('latin1');
  const tableAt = Number(need(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text), 'end')[1]);
  const table = need(
    /^xref\n0 \d+\n((?:\d{10} \d{5} [fn] ?\r?\n)+)/.exec(text.slice(tableAt)),
    'table',
  );
  const tail = text.slice(tableAt + table[0].length);
  const id = Number(need(/\/Info (\d+) 0 R/.exec(tail), 'information')[1]);
  const entries = need(table[1], 'entries').match(/\d{10} \d{5} [fn]/g) ?? [];
  const start = Number(need(entries[id], 'information entry').slice(0, 10));
  const end = text.indexOf('endobj', start);
  const object = `${id} 0 obj\n${infoDictionary(info)}\n`;
  const shift = object.length - (end - start);

  const moved = entries.map((entry) => {
    const offset = Number(entry.slice(0, 10));
    if (offset <= start || entry.endsWith('f')) return entry;
    return `${String(offset + shift).padStart(10, '0')}${entry.slice(10)}`;
  });
  const head = `xref\n0 ${entries.length}\n${moved.map((entry) => `${entry} \n`).join('')}`;
  const close = tail.replace(/startxref\s+\d+/, `startxref\n${tableAt + shift}`);
  return Buffer.from(
    text.slice(0, start) + object + text.slice(end, tableAt) + head + close,
    'latin1',
  );
}
