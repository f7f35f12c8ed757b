/** Language of all pages (BCP 47), for `lang`, dates, numbers and sorting. */
export const language = 'en-US';

/** Whether the rules of English hold for a text. @param lang - its language, if it is not that of the pages */
export const isEnglish = (lang: string = language): boolean => lang.split('-')[0] === 'en';

/** Direction of the script: 'rtl' for Arabic, Hebrew or Persian. */
export const direction = 'ltr' as 'ltr' | 'rtl';
