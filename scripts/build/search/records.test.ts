import { describe, expect, it } from 'vitest';

import { blog } from '#lib/content/collections/blog';
import { products } from '#lib/content/collections/products';
import { routes } from '#lib/site/routes';
import { kindOf, recordsIn, searchableUrls } from './records';

const page = (main: string, title = 'Prices | Loom') =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body><header>Menu</header>` +
  `<main id="main">${main}</main><footer>Imprint</footer></body></html>`;
const urls = [{ url: '/blog/prices', kind: 'article' as const }];
const read = (main: string) => recordsIn(page(main), urls, ' | Loom')[0];

describe('recordsIn', () => {
  it('takes the title without the name of the site, and the main text alone', () => {
    expect(read('<h1>Prices</h1><p>They fell.</p>')).toEqual({
      url: '/blog/prices',
      kind: 'article',
      title: 'Prices',
      html: '<h1>Prices</h1><p>They fell.</p>',
    });
  });

  it.each([
    ['scripts', '<script type="application/ld+json">{}</script>'],
    ['navigation', '<nav>In this article</nav>'],
    ['controls', '<form>Name</form><fieldset>All</fieldset><button>Show</button>'],
    ['hidden text', '<span aria-hidden="true">1 year ago</span><i class="sr-only">(opens)</i>'],
    ['links to downloads and to the list', '<a download="" href="/a.pdf">PDF</a><a>← Back</a>'],
    ['cards of other pages', '<article><h2><a href="/blog/b">Another</a></h2><p>It</p></article>'],
  ])('leaves out %s', (_, markup) => {
    expect(read(`<p>They fell.</p>${markup}`)?.html).toBe('<p>They fell.</p>');
  });

  it('keeps an article that is the page itself, with its links', () => {
    const article = '<article><h1>Prices</h1><p><a href="/about">We</a> say why.</p></article>';
    expect(read(article)?.html).toBe(article);
  });

  it('makes a product a result of its own', () => {
    const html = page('<h1>Products</h1><article id="kelly"><h3>Kelly</h3><p>Helps.</p></article>');
    const wanted = [
      { url: '/services/ai-products', kind: 'service' as const },
      { url: '/services/ai-products#kelly', kind: 'product' as const },
    ];
    const records = recordsIn(html, wanted, ' | Loom');
    expect(records.map(({ title, kind, html }) => [title, kind, html.includes('Helps')])).toEqual([
      ['Kelly', 'product', true],
      ['Prices', 'service', false],
    ]);
  });

  it('reports a page without main text, and a product that is not on its page', () => {
    expect(() => recordsIn('<title>A</title>', urls, '')).toThrow(/no main text.*\/blog\/prices/);
    const unknown = [{ url: '/a#b', kind: 'product' as const }];
    expect(() => recordsIn(page('<p>A</p>'), unknown, '')).toThrow('no article with a heading');
  });
});

it.each([
  ['/', 'page'],
  ['/blog', 'page'],
  ['/blog/prices', 'article'],
  ['/blog/topics/prices', 'page'],
  ['/whitepapers/roi', 'paper'],
  ['/industries/energy', 'industry'],
  ['/services/ai-strategy', 'service'],
  ['/demos/vision', 'demo'],
  ['/careers/strategist', 'job'],
  ['/tools/genai-landscape', 'page'],
])('the kind of %s is %s', (url, kind) => expect(kindOf(url)).toBe(kind));

describe('searchableUrls', () => {
  const urls = searchableUrls().map(({ url }) => url);

  it('has each article and each product once', () => {
    for (const entry of blog.all()) expect(urls).toContain(blog.url(entry));
    for (const entry of products.all()) expect(urls).toContain(products.url(entry));
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('has no later page of a list, no alias, no page of the editor and no not-found page', () => {
    const out = [routes.blogPage(2), routes.blogAlias, routes.tools, routes.managePosts];
    expect(urls).not.toEqual(expect.arrayContaining([expect.stringContaining('404')]));
    for (const url of out) expect(urls).not.toContain(url);
  });
});
