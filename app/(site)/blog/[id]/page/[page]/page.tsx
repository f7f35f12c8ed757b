import { notFound } from 'next/navigation';

import { PeriodPage } from '#components/blog/period-page';
import { periodIndex } from '#lib/content/pages/blog-index';
import { pageTexts } from '#lib/content/pages/page-texts';
import { staticParams } from '#lib/content/pages/static-params';
import { periodMetadata } from '#lib/seo/metadata';

interface Props {
  /** A year and a number from 2. */
  params: Promise<{ id: string; page: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => staticParams('/blog/[id]/page/[page]');

async function listOf({ params }: Props) {
  const { id, page } = await params;
  return periodIndex([id], Number(page)) ?? notFound();
}

export const generateMetadata = async (props: Props) => periodMetadata(await listOf(props));

export default async function OlderPostsOfYearPage(props: Props) {
  const list = await listOf(props);
  return <PeriodPage copy={pageTexts('blog')} list={list} />;
}
