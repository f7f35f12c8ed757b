import { notFound } from 'next/navigation';

import { AuthorPage } from '#components/blog/author-page';
import { staticParams } from '#lib/content/pages/static-params';
import { olderWriterPages, writerAt } from '#lib/content/pages/writers';
import { writerMetadata } from '#lib/seo/metadata';

interface Props {
  /** `page` is a number from 2. */
  params: Promise<{ author: string; page: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => staticParams('/blog/authors/[author]/page/[page]');

async function pageOf({ params }: Props) {
  const { author, page } = await params;
  const writer = writerAt(decodeURIComponent(author));
  const number = Number(page);
  return writer && olderWriterPages(writer).includes(number) ? { writer, number } : notFound();
}

export async function generateMetadata(props: Props) {
  const { writer, number } = await pageOf(props);
  return writerMetadata(writer, number);
}

export default async function OlderArticlesOfAuthorPage(props: Props) {
  return <AuthorPage {...(await pageOf(props))} />;
}
