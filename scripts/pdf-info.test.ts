import { describe, expect, it } from 'vitest';

import { infoDictionary, withInfo } from './pdf-info';

const info = {
  title: 'Étude (one)',
  author: 'Ann Lee',
  subject: 'What it says',
  keywords: ['roi', 'value'],
  producer: 'Company',
  date: '2025-04-09',
};

/** A file of the shape that Chromium writes, with its offsets counted. */
function smallPdf(): Buffer {
  const objects = [
    "1 0 obj\n<</Title (Old)\n/CreationDate (D:20261121125904+00'00')>>\nendobj\n",
    '2 0 obj\n<</Type /Catalog\n/Pages 3 0 R>>\nendobj\n',
    '3 0 obj\n<</Type /Pages\n/Kids []\n/Count 0>>\nendobj\n',
  ];
  let text = '%PDF-1.4\n%\xd3\xeb\xe9\xe1\n';
  const offsets = objects.map((object) => {
    const at = text.length;
    text += object;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${text}xref\n0 4\n0000000000 65535 f \n${table}trailer\n<</Size 4\n/Root 2 0 R\n/Info 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

describe('withInfo', () => {
  const text = withInfo(smallPdf(), info).toString('latin1');

  it('replaces what was there', () => {
    expect(text).toContain(infoDictionary(info));
    expect(text).not.toContain('(Old)');
    expect(text).not.toContain('2026');
  });

  it('leaves every offset right, the table’s own too', () => {
    const tableAt = Number(/startxref\n(\d+)\n/.exec(text)?.[1]);
    expect(text.slice(tableAt, tableAt + 5)).toBe('xref\n');
    const used = [...text.slice(tableAt).matchAll(/^(\d{10}) 00000 n $/gm)];
    expect(used).toHaveLength(3);
    for (const [index, [, offset]] of used.entries()) {
      expect(text.slice(Number(offset)).startsWith(`${index + 1} 0 obj`)).toBe(true);
    }
  });

  it('gives the same bytes each time', () => {
    expect(withInfo(smallPdf(), info).equals(withInfo(smallPdf(), info))).toBe(true);
  });

  it('refuses what is built in another way', () => {
    expect(() => withInfo(Buffer.from('not a PDF'), info)).toThrow('no end');
  });
});

describe('infoDictionary', () => {
  it('writes text so that no sign of PDF can end it', () => {
    expect(infoDictionary(info)).toContain(
      '/Title <feff00c9007400750064006500200028006f006e00650029>',
    );
  });

  it('dates a file by its paper', () => {
    expect(infoDictionary(info)).toContain('/CreationDate (D:20250409000000Z)');
  });
});
