import { bundledScript } from './bundled-script';

/**
 * Code of the script that reports visits: bundled and minified.
 *
 * @param url - BEACON_URL
 */
export const beaconCode = (url: string) =>
  bundledScript('page-beacon.js', { BEACON_URL: JSON.stringify(url) });
