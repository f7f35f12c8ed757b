import { notFound } from 'next/navigation';

import { NotFoundPanel } from '#components/sections/not-found-panel';
import { notFoundTexts } from '#lib/content/pages/page-texts';
import { isShown } from '#lib/content/pages/shown-pages';
import { pageMetadata } from '#lib/seo/metadata';
import { type PageId, pagePaths } from '#lib/site/pages';

// The not-found page of a section: hosts serve `<section>/404.html` for an unknown address below it.

const textsOf = (section: PageId) => notFoundTexts(`not-found-${section}`);

export const notFoundMetadata = (section: PageId) =>
  pageMetadata({ ...textsOf(section), path: `${pagePaths[section]}/404`, hidden: true });

export function SectionNotFound({ section }: { section: PageId }) {
  if (!isShown(section)) notFound();
  return <NotFoundPanel page={textsOf(section)} />;
}
