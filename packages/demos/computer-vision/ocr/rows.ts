import type { Box } from './boxes';

/**
 * Groups lines of text to rows from top to bottom, each from left to right. On a page in perspective
 * the angle of the text changes evenly from top to bottom.
 */
export function readingRows<T extends { box: Box }>(lines: readonly T[]): T[][] {
  const angleAt = fitAngles(lines.map(({ box }) => box));
  const middle = lines.reduce((sum, { box }) => sum + box.y, 0) / lines.length;
  const [sin, cos] = [Math.sin(angleAt(middle)), Math.cos(angleAt(middle))];
  const across = ({ box }: T) => box.x * cos + box.y * sin;
  const down = ({ box }: T) => box.y * cos - box.x * sin;
  /** Whether the axis of one line passes the other's center, by half a line's height. */
  const areBeside = ({ box: left }: T, { box: right }: T) => {
    const angle = angleAt((left.y + right.y) / 2);
    const offset = (right.y - left.y) * Math.cos(angle) - (right.x - left.x) * Math.sin(angle);
    return Math.abs(offset) < Math.min(left.height, right.height) / 2;
  };
  const rows: T[][] = [];
  for (const line of lines.toSorted((a, b) => across(a) - across(b))) {
    const own = rows.find((row) => row.some((other) => areBeside(other, line)));
    if (own) own.push(line);
    else rows.push([line]);
  }
  const top = (row: T[]) => row.reduce((sum, line) => sum + down(line), 0) / row.length;
  return rows.toSorted((a, b) => top(a) - top(b));
}

/**
 * Angle of the text in radians as a linear function of y, by least squares. The angle of a short
 * line is uncertain, so lines count by the square of their width.
 */
function fitAngles(boxes: readonly Box[]): (y: number) => number {
  const sum = (term: (box: Box) => number) =>
    boxes.reduce((total, box) => total + box.width ** 2 * term(box), 0);
  const weight = sum(() => 1) || 1;
  const [meanY, meanAngle] = [sum(({ y }) => y) / weight, sum(({ angle }) => angle) / weight];
  const spread = sum(({ y }) => (y - meanY) ** 2) || 1;
  const change = sum(({ y, angle }) => (y - meanY) * (angle - meanAngle)) / spread;
  return (y) => meanAngle + change * (y - meanY);
}
