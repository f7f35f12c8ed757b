import { themeStarter } from '#lib/site/theme';

/** The one inline script of the site's own. */
export function ThemeScript() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
    <script dangerouslySetInnerHTML={{ __html: themeStarter }} />
  );
}
