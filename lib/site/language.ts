/** Language of all pages (BCP 47), for `lang`, dates, numbers and sorting. */
export const language = 'en-US';

/** Direction of the script: 'rtl' for Arabic, Hebrew or Persian. */
export const direction = 'ltr' as 'ltr' | 'rtl';
