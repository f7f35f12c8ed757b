import type { Metadata, Viewport } from 'next';

import { rootMetadata } from '#lib/seo/metadata';
import { RootDocument } from './root-document';

export const metadata: Metadata = rootMetadata();

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf6' },
    { media: '(prefers-color-scheme: dark)', color: '#14172b' },
  ],
};

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return <RootDocument>{children}</RootDocument>;
}
