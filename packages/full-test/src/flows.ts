import { demos, industries, posts } from '../../../e2e/support/content';
import { narrow, type Session, until, wide } from './engine';

/** First actions of a visitor on a page whose scripts have not started yet. */
export interface Flow {
  name: string;
  run(session: Session, site: string): Promise<void>;
}

/** JavaScript expression: whether a visible element matches a selector and contains a text. */
const shows = (selector: string, text = '') =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some((element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.textContent.includes(${JSON.stringify(text)}))`;

const first = <T>(list: readonly T[], what: string): T => {
  const [item] = list;
  if (item === undefined) throw new Error(`content has no ${what}`);
  return item;
};

const industry = first(
  industries().filter(({ use_cases }) => use_cases.some((each) => each.case_study)),
  'industry with a case study',
);
const tag = first(
  demos()
    .filter(({ active }) => active)
    .flatMap((demo) => demo.industries),
  'active demo with an industry',
);
const newest = first(posts(), 'post');
const month = new Date(newest.date).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });

export const flows: readonly Flow[] = [
  {
    name: 'main menu: its button opens a sub-menu',
    async run(session, site) {
      await session.goto(site, wide);
      await session.click('.nav-item button[aria-expanded]');
      await until(session, `document.querySelector('.nav-item button[aria-expanded="true"]')`);
      await until(session, shows('.nav-item[data-open] .nav-panel a'));
    },
  },
  {
    name: 'phone menu: its button opens the list',
    async run(session, site) {
      await session.goto(site, narrow);
      await session.click('summary[aria-label="Menu"]');
      await until(session, shows('nav[aria-label="Menu"] a'));
    },
  },
  {
    name: 'contact widget: its button opens the card',
    async run(session, site) {
      await session.goto(site, wide);
      await session.click('.contact-widget summary');
      await until(session, shows('.contact-widget a[href="/contact"]'));
    },
  },
  {
    name: 'use case: its button opens the case study, which closes',
    async run(session, site) {
      await session.goto(`${site}/industries/${industry.id}`, wide);
      await session.click('main li button[commandfor]');
      await until(session, shows('dialog[open]:modal h2'));
      await until(session, 'location.hash');
      await session.click('dialog[open] button[command=close]');
      await until(session, `!document.querySelector('dialog[open]') && !location.hash`);
    },
  },
  {
    name: 'carousel: Next shows the second product',
    async run(session, site) {
      await session.goto(site, wide);
      const dot = `[...document.querySelectorAll('[aria-label="Slides"] button')].findIndex((each) => each.getAttribute('aria-current') === 'true')`;
      await session.click('main button[aria-label^="Next"]');
      await until(session, `${dot} === 1`);
    },
  },
  {
    name: 'demos: a chip filters the list',
    async run(session, site) {
      await session.goto(`${site}/demos`, wide);
      await session.click('main button[aria-pressed]', tag);
      await until(
        session,
        `[...document.querySelectorAll('[aria-pressed="true"]')].some((each) => each.textContent.trim() === ${JSON.stringify(tag)})`,
      );
    },
  },
  {
    name: 'sign-in: its button opens the dialog with the form',
    async run(session, site) {
      await session.goto(site, wide);
      await session.click('footer button[commandfor="sign-in"]');
      await until(session, shows('#sign-in[open]:modal'));
      await until(session, shows('#sign-in input[type=email]'));
    },
  },
  {
    name: 'contact form: a message is sent and confirmed',
    async run(session, site) {
      await session.goto(`${site}/contact`, wide);
      await session.type('main [name=name]', 'Ada Moore');
      await session.type('main [name=email]', 'ada@moore.example');
      await session.type('main [name=details]', `A message of ${Date.now()}`);
      await session.click('main form button[type=submit]');
      // In the dialog, or on the result page if the form was posted before React hydrated it.
      await until(session, shows('dialog[open] h2, h1', 'Message Sent Successfully!'));
    },
  },
  {
    name: 'color scheme: Dark is applied',
    async run(session, site) {
      await session.goto(site, wide);
      await session.click('footer label', 'Dark');
      await until(session, `document.documentElement.dataset.theme === 'dark'`);
      await until(session, `localStorage.getItem('theme') === 'dark'`);
    },
  },
  {
    name: 'infographic: its button shows it full-screen',
    async run(session, site) {
      await session.goto(`${site}/tools/genai-landscape`, wide);
      await session.click('main button[commandfor]');
      await until(session, shows('dialog[open]:modal img'));
    },
  },
  {
    name: 'blog archive: a month filters the list',
    async run(session, site) {
      await session.goto(`${site}/blog`, wide);
      await session.click('nav[aria-label="Blog Archive"] a', month);
      await until(session, shows('main', `Posts from ${month} ${newest.date.slice(0, 4)}`));
    },
  },
  {
    name: 'editor: New post opens the form',
    async run(session, site) {
      await session.goto(`${site}/admin/manage-posts`, wide);
      const user = { name: 'Robin Guest', role: 'User', avatar: '/icon.svg', email: 'r@x.example' };
      await session.evaluate(
        `localStorage.setItem('user', ${JSON.stringify(JSON.stringify(user))})`,
      );
      await session.goto(`${site}/admin/manage-posts`, wide);
      await until(session, shows('main button:enabled', 'New post'));
      await session.click('main button', 'New post');
      await until(session, shows('main input[name=title], main label', 'Title'));
    },
  },
];
