import { expect, it } from 'vitest';

import { missingPackages } from './missing-packages.mjs';

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/loom': { version: '2.0.0' },
  'node_modules/test-loom': { version: '3.0.0', dev: true },
  'node_modules/loom-for-mac': { version: '2.0.0', optional: true },
  'node_modules/browser': { version: '4.0.0', devOptional: true },
};

it.each([
  ['all packages where nothing is installed', {}, true, ['loom', 'test-loom', 'browser']],
  ['production packages alone', {}, false, ['loom']],
  [
    'a package of another version',
    { loom: '1.9.0', 'test-loom': '3.0.0' },
    true,
    ['loom', 'browser'],
  ],
  [
    'nothing where all are installed',
    { loom: '2.0.0', 'test-loom': '3.0.0', browser: '4.0.0' },
    true,
    [],
  ],
  ['nothing after npm ci --omit=dev', { loom: '2.0.0' }, false, []],
] as const)('finds %s', (_, versions, withDev, names) => {
  const installed = Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
  );
  expect(missingPackages(wanted, installed, withDev)).toEqual(
    names.map((name) => `node_modules/${name}`),
  );
});

it('finds a workspace that is not linked', () => {
  const workspace = {
    'node_modules/thread': { link: true },
    'packages/thread': { version: '1.0.0' },
  };
  expect(missingPackages(workspace, {}, false)).toEqual(['packages/thread']);
  expect(missingPackages(workspace, workspace, false)).toEqual([]);
});
