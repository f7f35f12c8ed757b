/** ISO 216 A3 portrait in SVG user units: 1600 x 2263 is 1 : 1.414. */
export const sheet = { width: 1600, height: 2263 } as const;

/** x of the four bundles of warp threads; text is between them. */
export const reeds = [64, 560, 1048, 1536] as const;
/** Half of the largest width of a bundle. */
export const reedHalf = 25;
/** Half of the largest height of a weft. */
export const weftHalf = 13;

/** Smallest font size: about 1/90 of the width, still readable on a zoomed phone. */
export const minFontSize = 18;

/** The three text columns between the bundles; the second and third leave room for stubs. */
export const columns = [
  { x: reeds[0] + 48, measure: reeds[1] - 48 - (reeds[0] + 48) },
  { x: reeds[1] + 62, measure: reeds[2] - 46 - (reeds[1] + 62) },
  { x: reeds[2] + 62, measure: reeds[3] - 46 - (reeds[2] + 62) },
] as const;
