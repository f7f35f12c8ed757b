import { type Demo, demos } from '../collections/demos';

/** Demos in lists; inactive ones keep their address only (docs/decisions/0015). */
export const activeDemos = () => demos.all().filter((demo) => demo.active);

/** Active demos with one of the tags as an industry or technology (docs/specification.md I3). */
export function demosForTags(tags: readonly string[]): Demo[] {
  return activeDemos().filter((demo) =>
    [...demo.industries, ...demo.technology].some((value) => tags.includes(value)),
  );
}
