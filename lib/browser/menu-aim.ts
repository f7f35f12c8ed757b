export interface Point {
  x: number;
  y: number;
}

/** Upper edge of a panel, in the same pixel coordinates as the points. */
export interface Edge {
  left: number;
  right: number;
  top: number;
}

/**
 * Whether a pointer that moved from `from` to `to` is heading for a panel below: `to` is in the
 * triangle of `from` and the ends of the panel's upper edge ("menu aim", B. Kamens, 2013).
 */
export function isMovingToward(from: Point, to: Point, { left, right, top }: Edge): boolean {
  if (to.y <= from.y || from.y >= top) return false;
  if (to.y >= top) return to.x >= left && to.x <= right;
  const share = (to.y - from.y) / (top - from.y);
  return to.x >= from.x + (left - from.x) * share && to.x <= from.x + (right - from.x) * share;
}
