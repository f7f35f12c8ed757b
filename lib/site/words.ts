/**
 * The words of the interface, and the language of the site. To publish in another language,
 * translate content/ and this file. Each export is an area, so that a bundle takes only its own.
 * Where a number or a name goes in, the text is a function.
 */

/** Language of all pages (BCP 47), for `lang`, dates, numbers and sorting. */
export const language = 'en-US';

/** Direction of the script: 'rtl' for Arabic, Hebrew or Persian. */
export const direction = 'ltr' as 'ltr' | 'rtl';

/** Names of the months. The browser does not ask Intl: its first formatter takes 10 to 60 ms. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Age of a date (docs/specification.md T4). */
export const age = {
  today: 'Today',
  yesterday: 'Yesterday',
  days: (count: number) => `${count} days ago`,
  weeks: (count: number) => (count === 1 ? '1 week ago' : `${count} weeks ago`),
  months: (count: number) => (count === 1 ? '1 month ago' : `${count} months ago`),
  years: (count: number) => (count === 1 ? '1 year ago' : `${count} years ago`),
};
