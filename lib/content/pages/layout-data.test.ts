import { expect, it } from 'vitest';
import { routes } from '../../site/routes';
import { industryFile } from '../fixtures/entries';
import { companyFile, enterSite, pageFile } from '../fixtures/temp-project';
import { layoutData } from './layout-data';
import { pageTexts } from './page-texts';

// docs/specification.md N4.
it('lists the sub-items of nav.json and every industry, without pages that have no entries', () => {
  const overview = { label: 'Overview', href: routes.industries };
  const link = { label: 'Contact', href: '/contact' };
  const nav = {
    main: [
      { label: 'Demos', href: routes.demos },
      { label: 'About', href: routes.about, items: [{ label: 'Careers', href: routes.careers }] },
      { label: 'Industries', href: routes.industries, items: [overview], from: 'industries' },
    ],
    button: link,
    footer: [{ heading: 'Company', links: [link] }],
  };
  enterSite({
    'content/nav.json': JSON.stringify(nav),
    'content/pages/home.json': pageFile('home', { actions: [nav.main[0], link] }),
    'content/industries/a.json': industryFile({ name: 'Mining' }),
    'content/industries/b.json': industryFile(),
  });
  expect(pageTexts('home').actions).toEqual([link]);
  expect(layoutData().bar).toBe('lg');
  const [about, industries] = layoutData().items;
  expect(about).toEqual({ label: 'About', href: routes.about, items: [] });
  expect(industries?.items).toEqual([
    overview,
    { label: 'Energy', href: routes.industry('b') },
    { label: 'Mining', href: routes.industry('a') },
  ]);
});

it.each([
  [8, 'Insights', 'lg'],
  [11, 'Insights', 'xl'],
  [8, 'Все отрасли', 'lg'],
  [6, 'Dienstleistungen', 'xl'],
  [9, 'Dienstleistungen', 'none'],
])('shows %i links named "%s" in the bar from %s', (length, label, start) => {
  const links = Array.from({ length }, (_, index) => ({
    label,
    href: `https://${index}.example/`,
  }));
  const nav = { main: links, button: links[0], footer: [{ heading: 'A', links }] };
  enterSite({ 'content/nav.json': JSON.stringify(nav) });
  expect(layoutData().bar).toBe(start);
});

it('names the link to the contact page, which may have no form', () => {
  enterSite();
  expect(layoutData().contactLabel).toBe('Send us a message');
  enterSite(companyFile({ contact: 'email' }));
  expect(layoutData().contactLabel).toBe('All ways to reach us');
});
