import '#server-only';

import { type ArtAssignments, art } from '../content/collections/art';
import { demos } from '../content/collections/demos';
import { industries } from '../content/collections/industries';
import { jobs } from '../content/collections/jobs';
import { services } from '../content/collections/services';
import { onceFromContent } from '../content/load/content-folder';
import { distinctStyles } from './fallback-styles';

/** Collections whose entries are shown side by side, each with a picture of its own. */
const sideBySide = { demos, industries, jobs, services };

/**
 * Pictures chosen by hand: content/art.json, none while the file has mistakes. Entries without one get
 * pictures that differ from each other.
 */
export const artAssignments = onceFromContent((): Partial<ArtAssignments> => {
  const chosen: Partial<ArtAssignments> = art.valid() ?? {};
  const spare = Object.entries(sideBySide).map(([name, { valid }]) => {
    const own = chosen[name as keyof typeof sideBySide] ?? {};
    const ids = valid().map(({ id }) => id);
    const others = ids.filter((id) => !Object.hasOwn(own, id)).sort();
    return [name, { ...distinctStyles(others), ...own }];
  });
  return { ...chosen, ...Object.fromEntries(spare) };
});
