import '#server-only';

import { type ArtAssignments, chosenArt } from '../content/collections/art';

/** Pictures of entries: content/art.json, and others that differ. None by hand while it has mistakes. */
export const artAssignments = (): Partial<ArtAssignments> => chosenArt();
