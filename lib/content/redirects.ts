import { routes } from '../site/routes';
import { pages } from './collections/pages';
import { entryPages } from './registry';

/** Permanent redirects: old path → path of the page. Entries that are not published have none. */
export function redirects(): Record<string, string> {
  const moved = [
    ...entryPages(),
    ...pages.valid().map((entry) => ({ path: pages.url(entry), entry })),
  ];
  return Object.fromEntries(
    moved.flatMap(({ path, entry: { id, aliases = [] } }) =>
      aliases.flatMap((from) =>
        // Posts have a second path below /blogs (docs/specification.md R3), also at their old names.
        path === routes.post(id) && from.startsWith(`${routes.blog}/`)
          ? [
              [from, path],
              [routes.postAlias(from.slice(routes.blog.length + 1)), routes.postAlias(id)],
            ]
          : [[from, path]],
      ),
    ),
  );
}
