import { expect, it } from 'vitest';

import { industryFile } from '../fixtures/entries';
import { enterProject, pageFile, smallSite } from '../fixtures/temp-project';
import { layoutData } from './layout-data';
import { pageTexts } from './page-texts';

// docs/specification.md N4.
it('lists the sub-items of nav.json and every industry, without pages that have no entries', () => {
  const overview = { label: 'Overview', href: '/industries' };
  const link = { label: 'Contact', href: '/contact' };
  const nav = {
    main: [
      { label: 'Demos', href: '/demos' },
      { label: 'About', href: '/about', items: [{ label: 'Careers', href: '/careers' }] },
      { label: 'Industries', href: '/industries', items: [overview], from: 'industries' },
    ],
    button: link,
    footer: [{ heading: 'Company', links: [link] }],
  };
  enterProject({
    ...smallSite,
    'content/nav.json': JSON.stringify(nav),
    'content/pages/home.json': pageFile('home', { actions: [nav.main[0], link] }),
    'content/industries/a.json': industryFile({ name: 'Mining' }),
    'content/industries/b.json': industryFile(),
  });
  expect(pageTexts('home').actions).toEqual([link]);
  const [about, industries] = layoutData().items;
  expect(about).toEqual({ label: 'About', href: '/about', items: [] });
  expect(industries?.items).toEqual([
    overview,
    { label: 'Energy', href: '/industries/b' },
    { label: 'Mining', href: '/industries/a' },
  ]);
});
