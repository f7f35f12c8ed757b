import { themeStarter } from '#lib/site/theme';

/** The only inline script in the source; the build adds another (docs/decisions/0064). */
export function ThemeScript() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant string of this project
    <script dangerouslySetInnerHTML={{ __html: themeStarter }} />
  );
}
