import path from 'node:path';
import { notFound } from 'next/navigation';

import { iconPng } from '#lib/seo/icon-files';
import { icons } from '#lib/seo/icons';

export const dynamic = 'force-static';
export const dynamicParams = false;

const fileOf = (icon: { path: string }) => path.posix.basename(icon.path);

export const generateStaticParams = () =>
  Object.values(icons).map((icon) => ({ file: fileOf(icon) }));

/** One icon for home screens and app lists. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const icon = Object.values(icons).find((candidate) => fileOf(candidate) === file);
  if (!icon) notFound();
  return new Response(new Uint8Array(await iconPng(icon)), {
    headers: { 'Content-Type': 'image/png' },
  });
}
