import type { Metadata, Viewport } from 'next';

import { brandDocument } from '#lib/content/collections/brand';
import { rootMetadata } from '#lib/seo/metadata';
import { RootDocument } from './root-document';

export const generateMetadata = (): Metadata => rootMetadata();

export function generateViewport(): Viewport {
  const { paper } = brandDocument.get().colors;
  return {
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: paper.light },
      { media: '(prefers-color-scheme: dark)', color: paper.dark },
    ],
  };
}

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return <RootDocument>{children}</RootDocument>;
}
