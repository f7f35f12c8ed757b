import { readFileSync } from 'node:fs';
import { blog } from '#lib/content/collections/blog';
import { demos as allDemos } from '#lib/content/collections/demos';
import { industries as allIndustries } from '#lib/content/collections/industries';
import { jobs as allJobs } from '#lib/content/collections/jobs';
import type { PageTexts } from '#lib/content/collections/pages';
import { products as allProducts } from '#lib/content/collections/products';
import { services as allServices } from '#lib/content/collections/services';
import { site as company } from '#lib/content/collections/site';
import { whitepapers } from '#lib/content/collections/whitepapers';
import { olderListPages } from '#lib/content/pages/blog-index';
import { contactForm } from '#lib/content/pages/contact-form';
import { layoutData } from '#lib/content/pages/layout-data';
import { pageTexts } from '#lib/content/pages/page-texts';
import { onPage, POSTS_PER_PAGE } from '#lib/content/pages/paging';
import { isShown } from '#lib/content/pages/shown-pages';
import { lastChange } from '#lib/content/schema/revision';
import { type PageId, pagePaths } from '#lib/site/pages';

/** Whether the site has a form that posts to itself. */
export const hasForm = () => contactForm() === undefined;

export const hasAccounts = () => company().accounts;

/**
 * Whether this is the company whose pages are in e2e/pictures and whose bytes and requests have limits.
 * Another company writes its name into that file when it takes its own pictures.
 */
export const isPictured = () =>
  company().name === readFileSync('e2e/pictures/company.txt', 'utf8').trim();

// What the site publishes, as the tests need it. Tests of the loaders are in lib/content.

export const site = () => company();

export type Post = ReturnType<typeof posts>[number];

/** Newest first. */
export const posts = () =>
  blog.all().map((post) => ({ ...post, updated: lastChange(post), authors: [post.author] }));
export const papers = () =>
  whitepapers.all().map((each) => ({ ...each, updated: lastChange(each) }));
export const demos = () => allDemos.all();
export const industries = () => [...allIndustries.all()];
/** An industry with at least so many case studies. */
export const industryWithCases = (count: number) =>
  industries().find(
    ({ use_cases: all }) => all.filter(({ case_study: study }) => study).length >= count,
  );
export const jobs = () => allJobs.all();
export const products = () => allProducts.all();
export const services = () => allServices.all();

export const sectionsOf = <Id extends PageId>(id: Id): PageTexts<Id>['sections'] =>
  pageTexts(id).sections;

/** Path of a page, unless the content switches it off. */
export const pathOf = (id: PageId) => (isShown(id) ? pagePaths[id] : undefined);

/** Items of the main menu with their sub-items, its button, and the columns of the footer. */
export const menu = () => layoutData().items;
export const menuButton = () => layoutData().button;
export const footerColumns = () => layoutData().footer;
export const contactLabel = () => layoutData().contactLabel;

/** The posts with which the editor starts. */
export const samples = (): Post[] =>
  (pathOf('manage-posts') ? (pageTexts('manage-posts').samples ?? []) : []).flatMap(
    (id) => posts().find((post) => post.id === id) ?? [],
  );

export const perPage = POSTS_PER_PAGE;

export const listPages = (): Post[][] =>
  [1, ...olderListPages()].map((number) => onPage(posts(), number));
