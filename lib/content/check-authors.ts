import { team } from './collections/team';
import type { Problem } from './problem';
import { slugOf } from './slug';

/** Reports authors whose pages would have the same address, which is made from the name. */
export function checkAuthorNames(): Problem[] {
  const files = new Map<string, string>();
  return team.inspect().entries.flatMap(({ entry, source }): Problem[] => {
    if (!entry.author) return [];
    const slug = slugOf(entry.name);
    const other = files.get(slug);
    files.set(slug, other ?? entry.file);
    if (!other) return [];
    return [
      {
        file: entry.file,
        line: source.lineOf(['lastName']),
        field: 'lastName',
        message: `the author of ${other} has the same name`,
        fix: 'add a middle initial to one of the names: the address of their page is made from it',
      },
    ];
  });
}
