import localFont from 'next/font/local';

import { AuthProvider } from '#components/islands/auth/auth-context';
import { SignInDialog } from '#components/islands/auth/sign-in-dialog';
import { ThemeScript } from '#components/ui/theme-script';
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

/** The document around every page, the not-found page included. */
export function RootDocument({ children }: { children: React.ReactNode }) {
  return (
    // The theme script may add its attribute before hydration.
    <html lang="en-US" className={`${display.variable} ${sans.variable}`} suppressHydrationWarning>
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
