import { notFound } from 'next/navigation';

import { workbooks } from '#lib/content/collections/workbooks';
import { staticParams } from '#lib/content/pages/static-params';
import { workbookFile } from '#lib/content/pages/workbook-file';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => staticParams('/documents/[file]');

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** One spreadsheet to download. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const id = (await params).file.replace(/\.xlsx$/, '');
  const bytes = await workbookFile(workbooks.get(id) ?? notFound());
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } });
}
