import { themeStarter } from '#lib/browser/theme';

/**
 * The only inline script in the source; the build adds the starter
 * (docs/decisions/0009-scripts-wait-for-the-visitor.md).
 */
export function ThemeScript() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant string of this project
    <script dangerouslySetInnerHTML={{ __html: themeStarter }} />
  );
}
