import '#server-only';

import { distinctStyles } from '../../art/fallback-styles';
import { type ArtAssignments, art } from '../collections/art';
import { demos } from '../collections/demos';
import { industries } from '../collections/industries';
import { jobs } from '../collections/jobs';
import { services } from '../collections/services';
import { onceFromContent } from '../load/content-folder';

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
