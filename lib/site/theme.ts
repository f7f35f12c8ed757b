/** Color schemes that a visitor can choose. The default `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** Key in localStorage. */
export const themeKey = 'theme';

/**
 * Inline script in the head of every page. It runs before the first paint, so the other scheme is
 * never visible, and again when Back shows a page as it was before a choice on another page. If
 * storage is blocked, the scheme of the device is used.
 */
export const themeStarter = `{let f=()=>{try{let t=localStorage.getItem('${themeKey}'),d=document.documentElement.dataset;if(t==='light'||t==='dark')d.theme=t;else delete d.theme}catch{}};f();addEventListener('pageshow',({persisted})=>persisted&&f())}`;
