import { execFileSync } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';

import { ownPost } from '../fixtures/entries';
import { enterProject, postWith, smallSite } from '../fixtures/temp-project';
import { checkContent } from './check';

const files = {
  ...smallSite,
  'content/blog/old-name.md': ownPost('B'),
  'content/blog/linking.md': ownPost('C', { 9: 'See [it](/blog/old-name).' }),
};

/** A project whose history has the files. */
function projectWithHistory(): (...args: string[]) => void {
  const cwd = enterProject(files);
  const user = ['-c', 'user.name=x', '-c', 'user.email=x@x.example'];
  const git = (...args: string[]) =>
    void execFileSync('git', [...user, ...args], { cwd, stdio: 'ignore' });
  git('init');
  git('add', '.');
  git('commit', '-m', 'x');
  return git;
}

const fixes = () => checkContent().problems.map(({ message, fix }) => `${message}. ${fix}`);
const rename = (to: string) => {
  const folder = path.join(process.cwd(), 'content/blog');
  renameSync(path.join(folder, 'old-name.md'), path.join(folder, to));
};
const expected =
  'page not found: /blog/old-name. add aliases: [/blog/old-name] to content/blog/renamed-post.md, or correct the path to /blog/renamed-post';

it.each([false, true])('names the file that a post was renamed to, committed: %s', (committed) => {
  const git = projectWithHistory();
  rename('renamed-post.md');
  if (committed) {
    git('add', '.');
    git('commit', '-m', 'y');
  }
  expect(fixes()).toEqual([expected]);
});

it('names no other file for a post that was deleted, and none without a history', () => {
  enterProject(files);
  rename('renamed-post.md');
  expect(fixes()).toEqual([expect.not.stringContaining('aliases')]);
  vi.restoreAllMocks();
  projectWithHistory();
  writeFileSync(
    path.join(process.cwd(), 'content/blog/linking.md'),
    postWith({ 9: '[a](/blog/x)' }),
  );
  expect(fixes().join()).not.toContain('aliases');
});
