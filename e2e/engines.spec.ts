import { expect } from '@playwright/test';
import { pageTexts } from '#lib/content/pages/page-texts';
import { routes } from '#lib/site/routes';

import { isHydrated } from '../scripts/build/deferred-scripts/next-internals';
import { hasAccounts, hasForm, industryWithCases, menu, posts, products } from './support/content';
import { expectMisses, expectPath, expectSees, test, type Visitor } from './support/visitor';

// The flows that must work in every engine. Details of each are tested in Chromium alone.

const industry = industryWithCases(1);
const newest = posts()[0]?.date ?? '';
const month = new Date(newest || 0).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });
const group = menu().find(({ items: [one] }) => one?.href.startsWith('/'))?.label ?? '';

const subMenu = 'header nav[aria-label="Main"] ul ul a';
const opener = 'header nav[aria-label="Main"] button[aria-expanded]';
const phoneMenu = 'nav[aria-label="Menu"] a';
const dialog = 'dialog[open]';
const button = (name: string) => `//button[normalize-space(.)="${name}" or @aria-label="${name}"]`;
const inDialog = (name: string) => `//dialog[@open]${button(name)}`;
const search = 'dialog[open] input[name=q]';

/** Heading of the dialog, or of the result page if the form was posted before React hydrated it. */
const confirmed = `//*[self::h1 or self::h2][.="Message Sent Successfully!" or .="${pageTexts('contact-sent').heading}"]`;

interface Flow {
  path: string;
  /** Whether the content has what it is about. Default: yes. */
  needs?: boolean;
  /** Whether it is the example of an input (touch, link, key, form) that starts scripts from the cache. */
  cached?: boolean;
  /** Whether React replaces text, which a translator may have moved. */
  text?: boolean;
  /** The first action on the page. */
  act: (visitor: Visitor) => Promise<void>;
  /** What follows from it. */
  expected: (visitor: Visitor) => Promise<void>;
}

async function fillContactForm(visitor: Visitor): Promise<void> {
  await visitor.type('main [name=name]', 'Ada Moore');
  await visitor.type('main [name=email]', 'ada@moore.example');
  await visitor.type('main [name=details]', 'A first message');
  await visitor.click(button('Send message'));
}

const flows: Record<string, Flow> = {
  'main menu and color scheme: a touch opens a sub-menu, Dark is applied': {
    path: '/contact',
    needs: group !== '',
    cached: true,
    act: async (visitor) => {
      await visitor.click('//footer//label[normalize-space(.)="Dark"]');
      await visitor.tap(opener);
    },
    expected: async (visitor) => {
      await expectSees(visitor, 'html[data-theme=dark]');
      await expect.poll(() => visitor.run(() => localStorage.getItem('theme'))).toBe('dark');
      await expectSees(visitor, `${opener}[aria-expanded=true]`);
      await expectSees(visitor, subMenu);
      await visitor.tap(`${opener}[aria-expanded=true]`);
      await expectMisses(visitor, subMenu);
    },
  },
  'phone menu: a touch opens the list': {
    path: '/contact',
    act: async (visitor) => {
      await visitor.resize(480, 900);
      await visitor.tap('header summary');
    },
    expected: (visitor) => expectSees(visitor, phoneMenu),
  },
  'case study: its button opens the dialog, which closes by button and key': {
    path: `${routes.industries}/${industry?.id}`,
    needs: Boolean(industry),
    act: (visitor) => visitor.click('main li article button'),
    expected: async (visitor) => {
      await expectSees(visitor, dialog);
      await expect.poll(() => visitor.run(() => location.hash)).not.toBe('');
      await visitor.click(inDialog('Close'));
      await expectMisses(visitor, dialog);
      await expect.poll(() => visitor.run(() => location.hash)).toBe('');
      await visitor.click('main li article button');
      await expectSees(visitor, dialog);
      await visitor.press('Escape');
      await expectMisses(visitor, dialog);
    },
  },
  'carousel: Next shows the second product': {
    path: '/',
    needs: products().length > 2,
    act: (visitor) => visitor.click('main section button[aria-label^="Next"]'),
    expected: (visitor) =>
      expectSees(visitor, 'main section li:nth-child(2) > button[aria-current=true]'),
  },
  'blog list: a card leads to its article, and Back to the list': {
    path: '/blog',
    needs: newest !== '',
    cached: true,
    act: (visitor) => visitor.click(`main article a[href$="/blog/${posts()[0]?.id}"]`),
    expected: async (visitor) => {
      const title = `//main//h1[.="${posts()[0]?.title}"]`;
      await expectSees(visitor, title);
      await visitor.back();
      await expectSees(visitor, '#posts article');
      await expectMisses(visitor, title);
    },
  },
  'blog archive: a month filters the list': {
    path: '/blog',
    needs: newest !== '',
    text: true,
    act: (visitor) =>
      visitor.click(`//nav[@aria-label="Blog Archive"]//a[contains(., "${month}")]`),
    expected: (visitor) =>
      expectSees(visitor, `//main//*[contains(., "Posts from ${month} ${newest.slice(0, 4)}")]`),
  },
  'sign-in: an account is created': {
    path: '/contact',
    needs: hasAccounts(),
    act: (visitor) => visitor.click(`//footer${button('Sign in')}`),
    expected: async (visitor) => {
      await expectSees(visitor, 'dialog[open] input[type=email]');
      await visitor.click(inDialog('Create an account'));
      await visitor.type('dialog[open] input[autocomplete=name]', 'Joan Weaver');
      await visitor.type('dialog[open] input[type=email]', 'joan@mill.example');
      await visitor.type('dialog[open] input[type=password]', 'heddle & shuttle');
      await visitor.click(inDialog('Create an account'));
      await expectSees(visitor, `//footer${button('Sign out')}`);
    },
  },
  'search: a key opens the dialog, which finds and closes': {
    path: '/contact',
    cached: true,
    act: (visitor) => visitor.press('/'),
    expected: async (visitor) => {
      await expectSees(visitor, `${search}:focus`);
      await visitor.type(search, pageTexts('contact').heading);
      await expectSees(visitor, 'dialog[open] [data-results] ol a');
      await visitor.press('Escape');
      await expectMisses(visitor, dialog);
    },
  },
  'contact form: a message is sent and confirmed': {
    path: '/contact',
    needs: hasForm(),
    cached: true,
    text: true,
    act: fillContactForm,
    expected: (visitor) => expectSees(visitor, confirmed),
  },
};

/** Waits until React has hydrated the page, which a first input starts. */
async function start(visitor: Visitor): Promise<void> {
  await visitor.press('Shift');
  await expect.poll(() => visitor.run(isHydrated)).toBe(true);
}

/** Wraps each text in elements, as browsers do that translate a page. */
const translate = (visitor: Visitor) =>
  visitor.run(() => {
    const elements = [...document.querySelectorAll('body :not(script, style, svg, svg *)')];
    for (const text of elements.flatMap(({ childNodes }) => [...childNodes])) {
      if (!(text instanceof Text) || !text.data.trim()) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text.data);
    }
  });

const entries = Object.entries(flows).filter(([, { needs = true }]) => needs);
for (const [name, { path, cached, text, act, expected }] of entries) {
  test.describe(() => {
    test.use({ emptyCache: true });

    test(`${name}, while the scripts start`, async ({ visitor, site }) => {
      // Before the page fetches its scripts, which it does as soon as it is idle.
      const release = site.holdScript();
      await visitor.open(path);
      await act(visitor);
      release();
      await expected(visitor);
    });
  });

  if (cached) {
    test(`${name}, with the scripts in the cache`, async ({ visitor }) => {
      await visitor.open(path);
      await act(visitor);
      await expected(visitor);
    });
  }

  if (!text) continue;
  test(`${name}, on a translated page`, async ({ visitor }) => {
    await visitor.open(path);
    await start(visitor);
    await translate(visitor);
    await act(visitor);
    await expected(visitor);
  });
}

test('the menu works by keyboard', async ({ visitor }) => {
  await visitor.open('/contact');
  await start(visitor);
  await visitor.run((target) => document.querySelector<HTMLElement>(target)?.focus(), opener);
  await visitor.press('Enter');
  await expectSees(visitor, subMenu);
  await visitor.press('Tab');
  await expectSees(visitor, `${subMenu}:focus`);
  await visitor.press('Escape');
  await expectMisses(visitor, subMenu);
  await expectSees(visitor, `${opener}:focus`);
});

test('a page that Back shows again works, from the back/forward cache too', async ({ visitor }) => {
  await visitor.open('/contact');
  await start(visitor);
  await visitor.open('/search');
  // From the cache in Debian's Firefox and WebKitGTK; Playwright turns it off in its own builds.
  await visitor.back();
  await expectPath(visitor, '/contact');
  if (!hasForm()) return;
  await fillContactForm(visitor);
  await expectSees(visitor, confirmed);
});

test.describe('without scripts', () => {
  test.use({ scripts: false });

  test('widget, phone menu and contact form work; the rest is hidden', async ({ visitor }) => {
    await visitor.resize(480, 900);
    await visitor.open('/search');
    await expectMisses(visitor, 'footer fieldset');
    await visitor.click('summary[aria-label="Contact us"]');
    await expectSees(visitor, 'aside a[href$="/contact"]');
    await visitor.tap('header summary');
    await expectSees(visitor, phoneMenu);
    if (!hasForm()) return;
    await visitor.open('/contact');
    await fillContactForm(visitor);
    await expectSees(visitor, `//main//h1[.="${pageTexts('contact-sent').heading}"]`);
  });
});
