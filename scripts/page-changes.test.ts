import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { type Files, tempProject } from '#lib/content/fixtures/temp-project';
import { pageChanges, readExport } from './page-changes';

const page = (title: string, body: string) =>
  `<!DOCTYPE html><html><head><title>${title}</title><meta name="description" content="About ${title}"><script src="/_next/${Math.random()}.js"></script></head><body>${body}<script>${Math.random()}</script></body></html>`;
const before: Files = {
  'out/index.html': page('Home', '<h1>Home</h1><p>One two three</p>'),
  'out/about.html': page('About', '<p>Us</p>'),
  'out/blog/a.html': page('A', '<p>Text</p><img src="/a.png" alt="">'),
  'out/blog/old.html': page('Old', '<p>Text</p>'),
  'out/404.html': page('Not found', '<p>Nothing</p>'),
  'out/blogs/a.html': page('A', '<p>Text</p>'),
};

/** Summary of the changes of some files; `undefined` deletes a file. */
function changes(files: Record<string, string | undefined>) {
  const after = { ...before, ...files };
  const kept = Object.entries(after).filter(
    (file): file is [string, string] => file[1] !== undefined,
  );
  const [one, other] = [before, Object.fromEntries(kept)].map((each) =>
    readExport(path.join(tempProject(each), 'out')),
  );
  return one && other ? pageChanges(one, other) : undefined;
}

describe('pageChanges', () => {
  it('finds nothing if only scripts and markup differ', () => {
    const same = page('Home', '<main><h1 class="x">Home</h1> <p>One two three</p></main>');
    const result = changes({
      'out/index.html': same,
      'out/404.html': 'x',
      'out/blogs/a.html': 'x',
    });
    expect(result).toEqual({
      gone: [],
      summary: '## Pages that this change touches\n\n0 new, 0 changed, 0 removed, of 4.\n\n',
    });
  });

  it('lists new and changed pages with what has changed', () => {
    const result = changes({
      'out/index.html': page('Home', '<h1>Home</h1><p>One two four five</p>'),
      'out/about.html': page('About us', '<p>Us</p>'),
      'out/blog/a.html': page('A', '<p>Text</p><img src="/b.png" alt="">'),
      'out/blog/new.html': page('A | <b>', '<p>New</p>'),
    });
    expect(result?.summary).toContain('1 new, 3 changed, 0 removed, of 5.');
    expect(result?.summary.split('\n').filter((line) => line.startsWith('| /'))).toEqual([
      '| /about | title, description |',
      '| /blog/a | pictures |',
      '| /blog/new | new: A \\| &lt;b> |',
      '| / | words: +2 −1 |',
    ]);
  });

  it('tells a page that is gone from one that redirects', () => {
    const refresh = '<html><head><meta http-equiv="refresh" content="0; url=/"></head></html>';
    const result = changes({
      'out/blog/old.html': refresh,
      'out/about.html': undefined,
      'out/_moved.json': '{"/blog/old":"/blog/a"}',
    });
    expect(result?.gone).toEqual(['/about']);
    expect(result?.summary).toContain('| /about | **removed, and nothing has this address**');
    expect(result?.summary).toContain('| /blog/old | removed, redirects to /blog/a |');
  });

  it('shortens a long list', () => {
    const many = Array.from({ length: 130 }, (_, index) => [`out/p${index}.html`, page('P', 'x')]);
    expect(changes(Object.fromEntries(many))?.summary).toMatch(/And 30 more\.\n$/);
  });
});
