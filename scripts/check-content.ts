import { checkContent } from '#lib/content/check';
import { reportProblems } from './report-problems';

/** Prints every mistake in content/ and returns whether there was none. */
export const reportContent = (): boolean => reportProblems('content', checkContent());
