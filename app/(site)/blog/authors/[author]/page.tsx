import { notFound } from 'next/navigation';

import { AuthorPage } from '#components/blog/author-page';
import { staticParams } from '#lib/content/pages/static-params';
import { writerAt } from '#lib/content/pages/writers';
import { writerMetadata } from '#lib/seo/metadata';

interface Props {
  params: Promise<{ author: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => staticParams('/blog/authors/[author]');

// Next.js encodes letters beyond ASCII in the parameter.
const writerOf = async ({ params }: Props) =>
  writerAt(decodeURIComponent((await params).author)) ?? notFound();

export const generateMetadata = async (props: Props) => writerMetadata(await writerOf(props), 1);

export default async function Page(props: Props) {
  return <AuthorPage writer={await writerOf(props)} number={1} />;
}
