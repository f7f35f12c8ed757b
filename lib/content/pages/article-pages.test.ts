import { expect, it, vi } from 'vitest';
import { routes } from '../../site/routes';
import { ownPost } from '../fixtures/entries';
import { enterSite, postWith } from '../fixtures/temp-project';
import { postPage } from './article-pages';

const file = 'content/blog/first.md';

it('pages have the words of links to pages that are off as plain text', () => {
  const text = `See [our *jobs*](${routes.job('weaver')}), [a demo][d] and [a post](/blog/first).`;
  enterSite({ [file]: postWith({ 9: `${text}\n\n[d]: ${routes.demos}` }) });
  expect(postPage('first').body.html).toBe(
    '<p>See our <em>jobs</em>, a demo and <a href="/blog/first">a post</a>.</p>\n',
  );
});

it('pages in another language keep straight quotes, and links to them have its lang', () => {
  const german = ownPost('B', { 6: 'tags: [a]\nlang: de', 9: `It's "neu".` });
  enterSite({ [file]: postWith({}), 'content/blog/second.md': german });
  expect(postPage('second').body.html).toContain(`It's "neu".`);
  const { previous, next } = postPage('first');
  expect(previous ?? next).toMatchObject({ title: 'B', lang: 'de' });
});

it('pages show a dead link as a mistake in the preview only', () => {
  enterSite({ [file]: postWith({ 9: '[a](/nowhere)' }) });
  expect(() => postPage('first')).not.toThrow();
  vi.stubEnv('NODE_ENV', 'development');
  expect(() => postPage('first')).toThrow(`${file}:9  body: page not found: /nowhere`);
});

it('pages have the call to action beside the text, and count it in the reading time', () => {
  const words = 'word '.repeat(238 + 100).trim();
  const call = `callToAction: "${'word '.repeat(30).trim()} [word](/contact)."`;
  const second = ownPost('B', { 6: `tags: [a]\n${call}`, 9: words });
  enterSite({ [file]: postWith({ 9: words }), 'content/blog/second.md': second });
  const [without, shown] = [postPage('first'), postPage('second')];
  expect([without.callToAction, without.post.readTime]).toEqual([undefined, 1]);
  expect(shown.callToAction).toMatch(/^<p>(word )+<a href="\/contact">word<\/a>\.<\/p>\n$/);
  expect(shown.body.html).not.toContain('/contact');
  expect(shown.post.readTime).toBe(2);
});
