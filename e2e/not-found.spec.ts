import { expect } from '@playwright/test';
import { isHidden } from './support/html';
import { hydrated } from './support/page';
import { inParallel } from './support/parallel';
import { test } from './support/test';

/** Unknown addresses with their messages (docs/specification.md R4, B8, J2, D4 and I1). */
const families = [
  {
    path: '/no-such-page',
    heading: 'Page Not Found',
    text: "The page you're looking for doesn't exist.",
    way: ['Back to Home', '/'],
  },
  { path: '/services/no-such-service', heading: 'Page Not Found', way: ['Back to Home', '/'] },
  { path: '/tools/no-such-tool', heading: 'Page Not Found', way: ['Back to Home', '/'] },
  ...['/blog/no-such-post', '/blogs/no-such-post'].map((path) => ({
    path,
    heading: 'Blog Post Not Found',
    text: "The blog post you're looking for doesn't exist or has been removed.",
    way: ['Back to Blog', '/blog'],
  })),
  { path: '/careers/no-such-job', heading: 'Job Not Found', way: ['Back to Careers', '/careers'] },
  {
    path: '/demos/no-such-demo',
    heading: 'Demo Not Found',
    text:
      "We couldn't find the demo you're looking for. " + 'Please return to the demos dashboard.',
    way: ['Back to Demos', '/demos'],
  },
  {
    path: '/industries/no-such-industry',
    heading: 'Industry not found',
    way: ['All Industries', '/industries'],
  },
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    // Addresses with the same answer differ in nothing that scripts could change.
    const answers = new Map(families.toReversed().map((each) => [each.heading, each]));
    const asked = javaScriptEnabled ? [...answers.values()] : families;

    test('unknown addresses say what was not found and lead on', async ({ page }) => {
      for (const { path, heading, text = '', way } of asked) {
        await test.step(path, async () => {
          const response = await page.goto(path);
          expect(response?.status()).toBe(404);
          expect(isHidden((await response?.text()) ?? '')).toBe(true);
          // Also after hydration, which could replace the text.
          if (javaScriptEnabled) await hydrated(page.getByRole('main'));
          await expect(page).toHaveTitle(new RegExp(`^${heading} \\|`));
          await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
          const main = page.getByRole('main');
          await expect(main).toContainText(text);
          await expect(main.getByRole('link', { name: way[0], exact: true })).toHaveAttribute(
            'href',
            way[1] ?? '',
          );
        });
      }
    });

    test('an unknown white paper leads to the list', async ({ page }) => {
      await page.goto('/whitepapers/unknown');
      await expect(page).toHaveURL('/whitepapers');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('White Papers');
    });
  });
}

/** Redirected addresses, with the status of the response. */
const moved = [
  ['/whitepapers/unknown', '/whitepapers', 302],
  ['/blog/blog-5', '/blog/blog-05', 308],
  ['/blog/blog-6', '/blog/blog-06', 308],
  ['/blog/blog-8', '/blog/blog-08', 308],
  ['/blogs/blog-5', '/blogs/blog-05', 308],
  ['/blogs/blog-6', '/blogs/blog-06', 308],
  ['/blogs/blog-8', '/blogs/blog-08', 308],
  ['/about/', '/about', 308],
  ['/about.html', '/about', 308],
  ['/index.html', '/', 308],
  ['/blog/blog-05/', '/blog/blog-05', 308],
  ['/blog/?year=2024&month=6', '/blog?year=2024&month=6', 308],
  ['//about', '/about', 308],
] as const;

test('a moved address leads to its page in one step', async ({ request, baseURL }) => {
  const answers = await inParallel(moved, async ([path, target]) => {
    // Concatenated, because resolving "//about" would request another host.
    const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    const arrived = await request.get(target, { maxRedirects: 0 });
    return [path, answer.headers().location, answer.status(), arrived.status()];
  });
  expect(answers).toEqual(moved.map((each) => [...each, 200]));
});

test('the not-found pages have no address of their own', async ({ request }) => {
  for (const path of ['/404', '/blog/404', '/industries/404', '/demos/404.html']) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
});

test('other methods are refused with a message', async ({ request }) => {
  const answer = await request.post('/about', { data: {} });
  expect(answer.status()).toBe(405);
  expect(answer.headers().allow).toBe('GET, HEAD');
  expect(await answer.json()).toMatchObject({ success: false, error: expect.any(String) });
});
