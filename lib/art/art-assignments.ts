import '#server-only';

import { type ArtAssignments, art } from '../content/collections/art';

/** Pictures chosen by hand: content/art.json. None while the file has mistakes. */
export const artAssignments = (): Partial<ArtAssignments> => art.valid() ?? {};
