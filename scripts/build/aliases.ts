import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

import type { Policies } from '#lib/http/security-headers';
import { routes } from '#lib/site/routes';
import { copies } from './compress';

/**
 * Makes the blog pages, their payloads and their compressed copies available at their second
 * address (/blogs) with hard links, which take no time and no disk space. Older pages of the list
 * have only one address.
 */
export async function linkAliases(out: string): Promise<boolean> {
  const [from, to] = [path.join(out, routes.blog), path.join(out, routes.blogAlias)];
  await rm(to, { recursive: true, force: true });
  await mkdir(to);
  const entries = await readdir(from, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => `/${name}`);
  const list = ['html', 'txt'].flatMap((type) => ['', ...copies].map((end) => `.${type}${end}`));
  for (const name of [...names, ...list]) {
    if (!existsSync(from + name)) continue;
    await rm(to + name, { force: true });
    // Some file systems do not support hard links.
    await link(from + name, to + name).catch(() => copyFile(from + name, to + name));
  }
  return true;
}

/** Adds the policies of the second address, which are those of the first. */
export function aliasPolicies(policies: Policies): Policies {
  const below = new RegExp(`^${routes.blog}(?=/[^/]+$|$)`);
  const second = Object.entries(policies)
    .filter(([pattern]) => below.test(pattern))
    .map(([pattern, policy]) => [pattern.replace(below, routes.blogAlias), policy]);
  return { ...policies, ...Object.fromEntries(second) };
}
