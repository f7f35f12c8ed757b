import '#server-only';

import type { Theme } from 'thread-art/theme';

import advances from '../../art/advances.json' with { type: 'json' };
import { brandDocument } from '../collections/brand';
import { onceFromContent } from '../load/content-folder';

/**
 * Colors and widths of letters of drawings. The editor gets them with its data.
 *
 * @throws ContentError with all problems of brand.json
 */
export const drawingTheme = onceFromContent(
  (): Theme => ({ palette: brandDocument.get().colors, advances }),
);
