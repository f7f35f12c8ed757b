import '#server-only';

import { setPalette } from 'thread-art/palette';
import { setAdvances } from 'thread-art/text-metrics';

import advances from '../../art/advances.json' with { type: 'json' };
import { brandDocument } from '../collections/brand';

// Imported for its effect by every module of the server that draws: the colors and the widths of
// letters of drawings. The editor gets them with its data (lib/editor/editor-data.ts).

// A file with mistakes is reported by the content check.
const brand = brandDocument.valid();
if (brand) setPalette(brand.colors);
setAdvances(advances);
