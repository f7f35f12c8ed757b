import { execSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { ownPost } from '../fixtures/entries';
import { enterSite, postWith, writeIn } from '../fixtures/temp-project';
import { checkContent } from './check';

const files = {
  'content/blog/old-name.md': ownPost('B'),
  'content/blog/linking.md': ownPost('C', { 9: 'See [it](/blog/old-name).' }),
};

const commit = () =>
  execSync('git init && git add . && git -c user.name=x -c user.email=x@x.example commit -m x', {
    ...{ cwd: process.cwd(), stdio: 'ignore' },
  });

const fixes = () => checkContent().problems.map(({ message, fix }) => `${message}. ${fix}`);
const rename = (to: string) => {
  const folder = path.join(process.cwd(), 'content/blog');
  renameSync(path.join(folder, 'old-name.md'), path.join(folder, to));
};
const expected =
  'page not found: /blog/old-name. add aliases: [/blog/old-name] to content/blog/renamed-post.md, or correct the path to /blog/renamed-post';

it.each([false, true])('names the file that a post was renamed to, committed: %s', (committed) => {
  enterSite(files);
  commit();
  rename('renamed-post.md');
  if (committed) commit();
  expect(fixes()).toEqual([expected]);
});

it('names no other file for a post that was deleted, and none without a history', () => {
  enterSite(files);
  rename('renamed-post.md');
  expect(fixes()).toEqual([expect.not.stringContaining('aliases')]);
  const untitled = 'content/blog/untitled.md';
  const root = enterSite({ ...files, [untitled]: postWith({ 2: undefined, 9: 'Once.' }) });
  commit();
  rmSync(path.join(root, untitled));
  const links = '[a](/blog/x) [b](/blog/untitled)';
  writeIn(root, 'content/blog/linking.md', postWith({ 2: undefined, 9: links }));
  expect(fixes().join()).not.toContain('aliases');
});
