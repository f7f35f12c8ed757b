import type { Problem } from '../load/problem';

// Shared with the post editor, so without Node modules.

export type Finding = Pick<Problem, 'message' | 'fix'>;

export const undescribed = (url: string): Finding => ({
  message: 'the picture has no description',
  fix: `write what it shows between the brackets, for those who do not see it: ![…](${url})`,
});

export const notReadable = (file: string): Finding => ({
  message: `${file} can not be read as a picture`,
  fix: 'export it again as JPEG or PNG',
});

/** Addresses of pictures that the policy of the site or the sanitizer blocks. */
export function blockedPicture(url: string): Finding | undefined {
  const fix = 'put the file beside the text, and write ./ and its name';
  if (/^data:/i.test(url)) {
    return { message: 'pages show no pictures that are written into their address', fix };
  }
  if (url === '') return { message: 'the picture has no address', fix };
  if (!/^(?:[a-z][a-z0-9+.-]*:|\/\/|\\)/i.test(url)) return undefined;
  return { message: 'pages show no pictures from other sites', fix };
}
