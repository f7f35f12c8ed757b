// Everything that this site knows about Next.js beyond its documentation (found in 16.4.5).
import { withBase } from '#lib/site/base-path';

/**
 * Inline script of an exported page: a JSON value that is pushed to a global list, from which the
 * chunks read it, e.g. `self.__next_f.push([1,"…"])`.
 */
const pushScript = /^\(?(?:self|globalThis)\W+(\w+).*?\.push\((.*)\);?$/s;

/** A page whose scripts wait. */
export interface DeferredPage {
  html: string;
  /** Addresses of the scripts that start React, in document order. */
  chunks: string[];
}

/**
 * Removes the script elements of the framework from an exported page, and turns its inline scripts
 * into data blocks: `<script type="application/json" data-push="name of the list">`.
 *
 * @param ownScripts - code of inline scripts of the site, which stay
 * @throws Error if the page has a script of another kind, or none
 */
export function takeScripts(html: string, ownScripts: readonly string[]): DeferredPage {
  const chunks: string[] = [];
  let blocks = 0;
  const deferred = html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script([^>]*)>(.*?)<\/script>/gs, (tag, attributes: string, code: string) => {
      const [, src] = /\ssrc="([^"]*)"/.exec(attributes) ?? [];
      if (src?.startsWith(withBase('/_next/static/'))) {
        // The polyfills are for browsers older than those in package.json.
        if (!/\snomodule/i.test(attributes)) chunks.push(src);
        return '';
      }
      if (/\stype="application\//.test(attributes) || ownScripts.includes(code)) return tag;
      const [, list, json = ''] = pushScript.exec(code) ?? [];
      if (src !== undefined || list === undefined || !isJson(json)) {
        throw new Error(`unknown script: ${tag.slice(0, 200)}`);
      }
      blocks += 1;
      return `<script type="application/json" data-push="${list}">${json}</script>`;
    });
  if (chunks.length === 0 || blocks === 0) {
    throw new Error(`${chunks.length} scripts and ${blocks} blocks of data`);
  }
  return { html: deferred, chunks };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const sheetLink = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/;

/** Address of the style sheet that all pages share. @throws Error if a page links none */
export function sheetOf(html: string): string {
  const [, address] = sheetLink.exec(html) ?? [];
  if (!address) throw new Error('no style sheet');
  return address;
}

/**
 * Puts the rules of the shared style sheet at the end of the head: link previews read the first 32 kB
 * of a page, and title and pictures are before the rules. The link stays, disabled: React takes it
 * for the loaded style sheet and adds no other, and browsers do not load it.
 */
export function inlineSheet(html: string, css: string): string {
  return html
    .replace(sheetLink, (link) => link.replace('/>', ' disabled/>'))
    .replace('</head>', () => `<style>${css}</style></head>`);
}

/**
 * Whether a file of the export is never requested: the payload of a route segment, for a prefetch that
 * the site does not use.
 *
 * @param name - path below out/
 */
export const isUnused = (name: string): boolean => /(?:^|\/)__next\.[^/]*\.txt$/.test(name);

/**
 * File in .next with the routes of the last build. A build without compilation would export these, also
 * those of posts that are gone, and no new ones.
 */
export const lastRoutes = 'prerender-manifest.json';

/**
 * Files of a page or of another route in .next, which stay there until Next.js compiles again, and
 * their paths in out/.
 *
 * @param url - URL path
 */
export const renderedFiles = (url: string, isPage: boolean): [from: string, to: string][] =>
  isPage
    ? [
        [`server/app${url}.html`, `${url}.html`],
        [`server/app${url}.rsc`, `${url}.txt`],
      ]
    : [[`server/app${url}.body`, url]];

// For browser tests.

/** Prefix of the properties that React adds to hydrated elements. */
export const hydratedMark = '__react';

/** Whether React has hydrated the page. Runs in the browser. */
export const isHydrated = () => Object.keys(document.body).some((key) => key.startsWith('__react'));

/** The router that Next.js exposes on window. */
interface WithRouter {
  next: { router: { push(path: string): void } };
}

/** Navigates without a link and without loading a document. Runs in the browser. */
export const navigateSoftly = (path: string) =>
  (window as unknown as WithRouter).next.router.push(path);
