import { inspectMarkdown } from '../content/markdown';
import { pictureLink } from '../content/picture-set';
import type { LocalPicture } from './pictures';

/** Paths of the pictures beside a text that it names. */
const pathsIn = (markdown: string): Set<string> =>
  new Set(inspectMarkdown(markdown).images.flatMap(({ url }) => pictureLink(url)?.path ?? []));

/** The dropped pictures that a text uses. */
export function usedPictures(markdown: string, pictures: readonly LocalPicture[]): LocalPicture[] {
  const paths = pathsIn(markdown);
  return pictures.filter(({ path }) => paths.has(path));
}

/** The first mistake in the pictures of a text. @param known - paths of all pictures */
export function pictureProblem(markdown: string, known: ReadonlySet<string>): string | undefined {
  for (const { url, alt, line } of inspectMarkdown(markdown).images) {
    if (alt.trim() === '') {
      return `Line ${line}: write what the picture shows between the brackets: ![…](${url})`;
    }
    const path = pictureLink(url)?.path;
    if (path !== undefined && !known.has(path)) {
      return `Line ${line}: there is no picture ${url}. Drop it on the text, or correct its name.`;
    }
  }
  return undefined;
}
