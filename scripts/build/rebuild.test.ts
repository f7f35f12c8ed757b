import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readIn, writeIn } from '#lib/content/fixtures/temp-project';
import { exportPages } from './export-pages';

const app = {
  'next.config.mjs': "export default { output: 'export', generateBuildId: () => 'one' };",
  'app/posts.js': `import { readFileSync } from 'node:fs';
import { changedOnly } from '../../../lib/content/pages/unchanged-routes';
export const posts = JSON.parse(readFileSync('posts.json', 'utf8'));
export const changed = (pathOf) => changedOnly(Object.keys(posts), pathOf);`,
  'app/layout.jsx': 'export default ({ children }) => <html><body>{children}</body></html>;',
  'app/blog/[id]/page.jsx': `import { changed, posts } from '../../posts';
export const generateStaticParams = () => changed((id) => '/blog/' + id).map((id) => ({ id }));
export default async ({ params }) => <p>{posts[(await params).id]}</p>;`,
  'app/art/[file]/route.js': `import { changed, posts } from '../../posts';
export const dynamic = 'force-static';
export const generateStaticParams = () =>
  changed((id) => '/art/' + id + '.svg').map((id) => ({ file: id + '.svg' }));
export const GET = async (_, { params }) => new Response(posts[(await params).file.slice(0, -4)]);`,
};

it('a build after posts were added, changed and deleted has the pages and files of a first build', async () => {
  // Below the project, whose packages it uses.
  mkdirSync('test-results', { recursive: true });
  const root = mkdtempSync(path.resolve('test-results', 'rebuild-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const next = path.resolve('node_modules/next/dist/bin/next');
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  for (const [file, text] of Object.entries(app)) writeIn(root, file, text);
  mkdirSync(path.join(root, 'content'));
  const rendered: number[] = [];
  const build = async (posts: Record<string, string>) => {
    writeIn(root, 'posts.json', JSON.stringify(posts));
    const hashes = Object.entries(posts).flatMap(([id, text]) =>
      [`/blog/${id}`, `/art/${id}.svg`].map((url) => [url, text]),
    );
    const options = { siteUrl: '', downloads: [], hashes: Object.fromEntries(hashes) };
    await exportPages(options, async (args, more) => {
      const env = { ...process.env, ...more, NODE_ENV: 'production' as const };
      const run = promisify(execFile)(process.execPath, [next, 'build', ...args], {
        cwd: root,
        env,
      });
      rendered.push(Number(/\((\d+)\/\1\)/.exec((await run).stdout)?.[1]));
    });
    const names = readdirSync(path.join(root, 'out'), { recursive: true, encoding: 'utf8' });
    const files = names.filter((name) => /^(?:blog|art)\/[^/]+\.(?:html|txt|svg)$/.test(name));
    return Object.fromEntries(files.map((file) => [file, readIn(root, `out/${file}`)]));
  };
  expect(Object.keys(await build({ kept: 'one', edited: 'one', deleted: 'one' }))).toHaveLength(9);
  const posts = { kept: 'one', edited: 'two', added: 'one' };
  const second = await build(posts);
  rmSync(path.join(root, '.next'), { recursive: true });
  expect(second).toEqual(await build(posts));
  // Two pages and two files, instead of three.
  expect(rendered.map((count) => count - (rendered[1] ?? 0))).toEqual([2, 0, 2]);
});
