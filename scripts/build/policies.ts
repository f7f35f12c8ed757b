import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { contentPolicy, type PolicySettings, policyBesideMeta } from '#lib/http/content-policy';
import { element, inlineHashes, parsePage, toMarkup } from './finish/page';

/** Start of the head, with the encoding if that is its first element, where it has to stay. */
const headStart = /<head(?:\s[^>]*)?>(?:<meta charset="[^"]*"\s*\/?>)?/i;

/**
 * Adds a content security policy with the hashes of its own inline scripts and styles to every
 * exported page. For pages with scripts of the framework, which differ from page to page. Nothing
 * else of a page is changed, and nothing may change afterwards.
 *
 * @returns the policy for the HTTP header of every page
 * @throws Error when a page has no head
 */
export async function addPolicies(out: string, settings: PolicySettings): Promise<string> {
  const names = (await readdir(out, { recursive: true })).filter((file) => file.endsWith('.html'));
  for (const name of names) {
    const file = path.join(out, name);
    const html = await readFile(file, 'utf8');
    const policy = contentPolicy({ ...settings, ...inlineHashes(parsePage(html)) }, 'meta');
    if (!headStart.test(html)) throw new Error(`${name} has no <head> for its policy`);
    const markup = toMarkup(policyElement(policy));
    await writeFile(
      file,
      html.replace(headStart, (start) => `${start}${markup}`),
    );
  }
  return policyBesideMeta(settings);
}

/** Element that applies a policy to everything after it in a page. */
export const policyElement = (policy: string) =>
  element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy });
