/** What a visitor can choose; `system` follows the device and is what nothing chosen means. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** Key in the browser's storage. */
export const themeKey = 'theme';

/**
 * Runs in the head of every page before anything is painted, so that a chosen scheme never flashes
 * the other one first. Storage may be forbidden; then the device decides.
 */
export const themeStarter = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;
