import localFont from 'next/font/local';

import { AuthProvider } from '#components/islands/auth/auth-context';
import { SignInDialog } from '#components/islands/auth/sign-in-dialog';
import { ThemeScript } from '#components/ui/theme-script';
import './globals.css';

// Cut by `npm run fonts`. The common characters are two small files; the rare ones load where a page
// shows one. They come first in the families (globals.css) and say what they have.
const display = localFont({
  src: './fonts/fraunces-common.woff2',
  variable: '--font-fraunces',
  weight: '400 600',
  adjustFontFallback: 'Times New Roman',
});
const sans = localFont({
  src: './fonts/hanken-grotesk-common.woff2',
  variable: '--font-hanken',
  weight: '400 700',
});
const displayRare = localFont({
  src: './fonts/fraunces-rare.woff2',
  variable: '--font-fraunces-rare',
  weight: '400 600',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+A1-A2,U+A4-A8,U+AA-B1,U+B3-B6,U+B8-D6,U+D8-F6,U+F8-17F',
    },
  ],
});
const sansRare = localFont({
  src: './fonts/hanken-grotesk-rare.woff2',
  variable: '--font-hanken-rare',
  weight: '400 700',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+A1-A2,U+A4-A8,U+AA-B1,U+B3-B6,U+B8-D6,U+D8-F6,U+F8-17F',
    },
  ],
});
const fonts = [display, sans, displayRare, sansRare].map(({ variable }) => variable).join(' ');

/** The document around every page, the not-found page included. */
export function RootDocument({ children }: { children: React.ReactNode }) {
  return (
    // The theme script may add its attribute before hydration.
    <html lang="en-US" className={fonts} suppressHydrationWarning>
      <head>
        <ThemeScript />
      </head>
      <body>
        <AuthProvider>
          {children}
          <SignInDialog />
        </AuthProvider>
      </body>
    </html>
  );
}
