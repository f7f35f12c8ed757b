import { factsFile } from '../load/content-file';
import { defineDocument } from '../load/document';
import { factsSchema } from '../schema/facts';

/** content/facts.json: figures that several texts have in common. Texts name them. */
export const factsDocument = defineDocument(factsFile, factsSchema, { optional: true });
