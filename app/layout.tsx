import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';

import { ThemeScript } from '#components/ui/theme-script';
import { rootMetadata } from '#lib/seo/metadata';
import './globals.css';

const display = localFont({
  src: './fonts/fraunces.woff2',
  variable: '--font-fraunces',
  weight: '400 600',
  adjustFontFallback: 'Times New Roman',
});
const sans = localFont({
  src: './fonts/hanken-grotesk.woff2',
  variable: '--font-hanken',
  weight: '400 700',
});

export const metadata: Metadata = rootMetadata();

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf6' },
    { media: '(prefers-color-scheme: dark)', color: '#14172b' },
  ],
};

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    // The theme script may add its attribute before hydration.
    <html lang="en-US" className={`${display.variable} ${sans.variable}`} suppressHydrationWarning>
      <head>
        <ThemeScript />
      </head>
      <body>{children}</body>
    </html>
  );
}
