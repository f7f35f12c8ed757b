import { checkContent } from '#lib/content/check';
import { reportProblems } from './report-problems';

/** Prints every mistake in content/. @returns whether there is none */
export const reportContent = (): boolean => reportProblems('content', checkContent());
