import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { demos } from '#lib/content/collections/demos';
import { demoThumbnail } from '#lib/site/demo-thumbnail';
import { cardBytes, demoHash, recordFile, shots } from './demo-pictures';

const record: Record<string, string> = JSON.parse(readFileSync(recordFile, 'utf8'));

describe.each(demos.all())('the picture of the demo $id', ({ id, thumbnailUrl = '' }) => {
  const shot = shots[id];

  it('shows the demo as it is; otherwise run: npm run pictures', () => {
    expect(shot && demoHash(id, shot)).toBe(record[id]);
  });

  it('exists in both schemes and all sizes, each within its limit', () => {
    const { light, dark } = demoThumbnail(thumbnailUrl);
    const files = [light, dark].flatMap((picture) => [
      picture?.src ?? '',
      ...(picture?.srcSet?.split(', ').map((copy) => copy.split(' ')[0] ?? '') ?? []),
    ]);
    expect(files).toHaveLength(6);
    for (const file of files) {
      expect(statSync(path.join('public', file)).size, file).toBeLessThanOrEqual(cardBytes);
    }
  });
});

it('every shot is of a demo, and changes with its files', () => {
  expect(Object.keys(shots).sort()).toEqual(
    demos
      .all()
      .map(({ id }) => id)
      .sort(),
  );
  const [first = '', second = ''] = Object.keys(shots);
  const shot = { area: 'main' };
  expect(demoHash(first, shot)).not.toBe(demoHash(second, shot));
  expect(demoHash(first, shot)).not.toBe(demoHash(first, { area: 'body' }));
});
