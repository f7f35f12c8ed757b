/**
 * Test details for further cases of a parametrized test, which differ from the first ones only in
 * their input: `npm test` runs the first ones, `npm run test:full` runs all.
 *
 * @param index - 0-based number of the case
 * @param quick - number of cases that always run
 */
export const variant = (index: number, quick = 1): { tag?: string } =>
  index < quick ? {} : { tag: '@full' };

/**
 * Cases of a loop within a test, which differ from the first ones only in their input: `npm test`
 * takes the first ones, `npm run test:full` takes all.
 *
 * @param quick - number of cases that always run
 */
export const firstOf = <T>(cases: readonly T[], quick: number): readonly T[] =>
  process.env.FULL === '1' ? cases : cases.slice(0, quick);
