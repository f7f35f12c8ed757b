import { readFileSync } from 'node:fs';
import path from 'node:path';

import { openFontOutlines } from '../art/font-outlines';
import type { Faces } from './share-text';

let opened: Faces | undefined;

/** The site's own two fonts, opened once. */
export function shareFaces(): Faces {
  opened ??= { display: open('fraunces'), text: open('hanken-grotesk') };
  return opened;
}

function open(name: string) {
  return openFontOutlines(readFileSync(path.join(process.cwd(), 'app/fonts', `${name}.woff2`)));
}
