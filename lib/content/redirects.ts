import { routes } from '../site/routes';
import type { Collection, EntryBase } from './collection';
import { blog } from './collections/blog';
import { demos } from './collections/demos';
import { industries } from './collections/industries';
import { jobs } from './collections/jobs';
import { pages } from './collections/pages';
import { services } from './collections/services';
import { whitepapers } from './collections/whitepapers';

type Routed = EntryBase & { aliases?: readonly string[] };

/** Collections whose entries have a page of their own, and so may have aliases. */
const routed: readonly Collection<Routed>[] = [
  blog,
  demos,
  industries,
  jobs,
  pages,
  services,
  whitepapers,
];

/** Permanent redirects: old path → path of the page. Entries that are not published have none. */
export function redirects(): Record<string, string> {
  return Object.fromEntries(
    routed.flatMap((collection) =>
      collection
        .all()
        .flatMap((entry) =>
          (entry.aliases ?? []).flatMap((from) => [
            [from, collection.url(entry)],
            ...secondAddress(collection, entry, from),
          ]),
        ),
    ),
  );
}

/** Posts have a second path below /blogs (docs/specification.md R3), also at their old names. */
function secondAddress(collection: Collection<Routed>, { id }: EntryBase, from: string) {
  const start = `${routes.blog}/`;
  return collection.name === blog.name && from.startsWith(start)
    ? [[routes.postAlias(from.slice(start.length)), routes.postAlias(id)]]
    : [];
}
