/** Color schemes that a visitor can choose. The default `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** Key in localStorage. */
export const themeKey = 'theme';

/**
 * Inline script in the head of every page. It runs before the first paint, so the other scheme is
 * never visible. If storage is blocked, the scheme of the device is used.
 */
export const themeStarter = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;
