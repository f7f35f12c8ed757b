import { bundledScript } from './bundled-script';

/** Code of the inline script of every page: bundled, minified and in its own function scope. */
export const starterCode = () => bundledScript('page-starter.js');
