/** ISO 216 A3 upright: 1600 x 2263 is 1 : 1.414. */
export const sheet = { width: 1600, height: 2263 } as const;

/** Where the four bundles of warp stand; text stands between them. */
export const reeds = [64, 560, 1048, 1536] as const;
/** Half the width of a bundle where it is widest. */
export const reedHalf = 25;
/** Half the height of a weft where it is widest. */
export const weftHalf = 13;

export const paper = '#fbfaf6';
export const ink = '#14172b';
export const mutedInk = '#5a5f7a';

/** The smallest text: a ninetieth of the width is what a phone still shows when zoomed. */
export const smallest = 18;

/** The three columns of text: clear of the bundles, names after a stub of thread. */
export const columns = [
  { x: reeds[0] + 48, measure: reeds[1] - 48 - (reeds[0] + 48) },
  { x: reeds[1] + 62, measure: reeds[2] - 46 - (reeds[1] + 62) },
  { x: reeds[2] + 62, measure: reeds[3] - 46 - (reeds[2] + 62) },
] as const;
