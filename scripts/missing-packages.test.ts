import { expect, it } from 'vitest';

import { missingPackages, workspacesOf } from './missing-packages.mjs';

const wanted = {
  '': {
    version: '1.0.0',
    dependencies: { loom: '2.0.0' },
    devDependencies: { 'test-loom': '3.0.0', browser: '4.0.0' },
  },
  'node_modules/loom': { version: '2.0.0', optionalDependencies: { 'loom-for-mac': '2.0.0' } },
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

it('finds what the given workspaces and the root need', () => {
  const version = '1.0.0';
  const both = {
    '': { version, dependencies: { loom: version, thread: version } },
    'packages/full': { version, devDependencies: { loom: '2.0.0', shuttle: version } },
    'packages/full/node_modules/loom': { version: '2.0.0', dependencies: { bobbin: version } },
    'packages/thread': { version, devDependencies: { yarn: version } },
    'node_modules/bobbin': { version },
    'node_modules/full': { link: true },
    'node_modules/loom': { version, peerDependencies: { reed: version } },
    'node_modules/reed': { version },
    'node_modules/shuttle': { version, dependencies: { reed: version, spool: version } },
    'node_modules/spool': { version },
    'node_modules/thread': { link: true },
    'node_modules/yarn': {
      version,
      // Installed for another package only.
      peerDependencies: { spool: version },
      peerDependenciesMeta: { spool: { optional: true } },
      // Left out of the lockfile, because no system that it knows has it.
      optionalDependencies: { fiber: version },
    },
  };
  const withoutFull = [
    'packages/thread',
    'node_modules/loom',
    'node_modules/reed',
    'node_modules/yarn',
  ];
  expect(workspacesOf(both)).toEqual(['packages/full', 'packages/thread']);
  expect(missingPackages(both, {}, true, ['packages/thread'])).toEqual(withoutFull);
  const installed = Object.fromEntries(withoutFull.map((folder) => [folder, { version }]));
  expect(missingPackages(both, installed, true, ['packages/thread'])).toEqual([]);
  expect(missingPackages(both, installed, true)).toEqual([
    'packages/full',
    'packages/full/node_modules/loom',
    'node_modules/bobbin',
    'node_modules/shuttle',
    'node_modules/spool',
  ]);
});
