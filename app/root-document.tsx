import localFont from 'next/font/local';

import { AuthProvider } from '#components/auth/auth-context';
import { SignInDialog } from '#components/auth/sign-in-dialog';
import { ThemeScript } from '#components/layout/theme-script';
import { checkShared } from '#lib/content/check/check';
import { siteDocument } from '#lib/content/collections/site';
import { direction, language } from '#lib/site/language';
import { HydrationEffects } from '../scripts/build/deferred-scripts/hydration-effects';
import './globals.css';

// Made by `npm run assets`. The common characters are in two small files; the rare ones load on pages
// that use one. None is preloaded, so that the picture of the first screen comes first: medians of
// nine visits on a phone line are 502 instead of 588 ms to the largest paint of the home page. A preload
// of low priority makes the first paint of five kinds of pages 70 to 320 ms later and changes no
// largest paint. The rare fonts are first in the font families (globals.css), with a unicode-range.
// What is shown until then: fonts/fallbacks.css.
const display = localFont({
  src: './fonts/display-common.woff2',
  variable: '--font-display-common',
  weight: '400 600',
  preload: false,
  adjustFontFallback: false,
});
const sans = localFont({
  src: './fonts/text-common.woff2',
  variable: '--font-text-common',
  weight: '400 700',
  preload: false,
  adjustFontFallback: false,
});
const displayRare = localFont({
  src: './fonts/display-rare.woff2',
  variable: '--font-display-rare',
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
  src: './fonts/text-rare.woff2',
  variable: '--font-text-rare',
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

/** The document of every page, including the not-found page. */
export function RootDocument({ children }: { children: React.ReactNode }) {
  checkShared();
  const accounts = siteDocument.valid()?.accounts ?? true;
  return (
    // The theme script may add an attribute before hydration. Without a name of its own, React leaves
    // the root out of view transitions, so that pages do not cross-fade.
    <html
      lang={language}
      dir={direction}
      className={fonts}
      style={{ viewTransitionName: 'root' }}
      suppressHydrationWarning
    >
      <head>
        <ThemeScript />
      </head>
      <body>
        <AuthProvider disabled={!accounts}>
          {children}
          {accounts && <SignInDialog />}
        </AuthProvider>
        <HydrationEffects />
        <DevelopmentTools />
      </body>
    </html>
  );
}

/** The import is inside of the condition, so that a build leaves the module out. */
async function DevelopmentTools() {
  if (process.env.NODE_ENV !== 'development') return null;
  const { ContentRefresh } = await import('#components/layout/content-refresh');
  return <ContentRefresh />;
}
