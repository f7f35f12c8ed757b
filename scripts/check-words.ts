import { checkWords } from './prose/check';
import { reportProblems } from './report-problems';

/** Prints every mistake in the words of content/. @returns whether there is none */
export const reportWords = (): boolean => reportProblems('words', checkWords());
