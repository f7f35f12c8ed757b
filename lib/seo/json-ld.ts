import type {
  AboutPage,
  Article as ArticleThing,
  BlogPosting,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  CreativeWork,
  FAQPage,
  ImageObject,
  ItemList,
  JobPosting,
  ListItem,
  Organization,
  Person,
  ProfilePage,
  Service,
  Thing,
  VideoObject,
  WebPage,
  WebSite,
} from 'schema-dts';
import { escaped } from 'thread-art/escape';

import type { Post } from '../content/collections/blog';
import type { Demo } from '../content/collections/demos';
import type { Film } from '../content/collections/film';
import type { Industry } from '../content/collections/industries';
import type { Job } from '../content/collections/jobs';
import type { Landscape } from '../content/collections/landscape';
import type { Product } from '../content/collections/products';
import type { Service as ServiceEntry } from '../content/collections/services';
import { site } from '../content/collections/site';
import type { Author } from '../content/collections/team';
import type { WhitePaper } from '../content/collections/whitepapers';
import { plainOf } from '../content/markdown/linked-text';
import { countWords } from '../content/markdown/reading-time';
import { pageTexts } from '../content/pages/page-texts';
import { lastChange } from '../content/schema/revision';
import { withBase } from '../site/base-path';
import { readEnv } from '../site/env';
import { language } from '../site/language';
import * as messages from '../site/messages';
import { type PageId, pageRow } from '../site/pages';
import { landscapeImage, routes } from '../site/routes';
import { icons } from './icons';
import { sharePath } from './share-cards';

/** Address of the site by SITE_URL. Each page asks for it dozens of times. */
const siteUrls = new Map<string | undefined, string>();

function siteUrl(): string {
  const known = siteUrls.get(process.env.SITE_URL);
  if (known !== undefined) return known;
  const { SITE_URL } = readEnv();
  siteUrls.set(process.env.SITE_URL, SITE_URL);
  return SITE_URL;
}

/** Absolute URL of a path of the site. */
export const absolute = (path: string) => new URL(withBase(path), siteUrl()).href;

/** Noon of a day in UTC: consumers ask for a time with its zone, and the day is right everywhere. */
export const noon = (day: string) => `${day}T12:00:00Z`;

const context = 'https://schema.org';

/** One document with all things that a page describes, as defined by schema.org. */
export function jsonLd(things: readonly Exclude<Thing, string>[]): object {
  // Not of type `Thing`, because to spread that union takes the compiler seconds.
  const [first, ...others]: readonly object[] = things;
  return first && others.length === 0
    ? { '@context': context, ...first }
    : { '@context': context, '@graph': things };
}

const address = ({ street, postcode, city, state, country } = site().address) =>
  ({
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(postcode && { postalCode: postcode }),
    addressLocality: city,
    ...(state && { addressRegion: state }),
    addressCountry: country,
  }) as const;

export function organization() {
  const { name, legalName, description, email, phone, social, offices } = site();
  return {
    '@type': 'Organization',
    name,
    legalName,
    description,
    url: absolute(routes.home),
    logo: absolute(icons.large.path),
    email,
    telephone: phone.number,
    address: address(),
    ...(offices.length > 0 && {
      location: offices.map((office) => ({
        '@type': 'Place' as const,
        ...(office.name && { name: office.name }),
        address: address(office),
        ...(office.phone && { telephone: office.phone.number }),
      })),
    }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email,
      telephone: phone.number,
      url: absolute(routes.contact),
    },
    sameAs: social.map(({ url }) => url),
  } satisfies Organization;
}

/** The site with its search; the target is a page that also works from a link. */
export function website() {
  return {
    '@type': 'WebSite',
    name: site().name,
    url: absolute(routes.home),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absolute(routes.search)}?q={search_term_string}`,
      },
      // Not in schema-dts: an annotation of schema.org actions (schema.org/docs/actions.html).
      'query-input': 'required name=search_term_string',
    } as object as Extract<WebSite, object>['potentialAction'],
  } satisfies WebSite;
}

interface PageFacts {
  title: string;
  description: string;
  path: string;
}

const pageFacts = ({ title, description, path }: PageFacts) => ({
  name: title,
  description,
  url: absolute(path),
});

/** What a page describes besides its title and description, by the type of the page. */
interface PageContent {
  /** Paths of the pages that a list shows, in order. */
  items?: readonly string[];
  /** Questions that a page shows with their answers, which are plain text or HTML. */
  questions?: readonly { question: string; answer: string }[];
}

/** A page of the table in lib/site/pages.ts, with the type that its row names. */
export function pageData(id: PageId, { items, questions = [] }: PageContent = {}) {
  const { path, type } = pageRow(id);
  const page = { ...pageTexts(id), path };
  if (type === 'CollectionPage') return collectionPage(page, items);
  const facts = pageFacts(page);
  if (type === 'ContactPage') {
    return { '@type': type, ...facts, mainEntity: organization() } satisfies ContactPage;
  }
  if (type === 'FAQPage') {
    const answered = questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    }));
    return { '@type': type, ...facts, mainEntity: answered } satisfies FAQPage;
  }
  return { '@type': type ?? 'WebPage', ...facts } satisfies AboutPage | WebPage;
}

/**
 * A list page.
 *
 * @param items - paths of the pages that it lists, in order
 */
export function collectionPage(page: PageFacts, items: readonly string[] = []) {
  const list = {
    '@type': 'ItemList',
    itemListElement: items.map(
      (path, index) =>
        ({ '@type': 'ListItem', position: index + 1, url: absolute(path) }) satisfies ListItem,
    ),
  } satisfies ItemList;
  return {
    '@type': 'CollectionPage',
    ...pageFacts(page),
    ...(items.length > 0 && { mainEntity: list }),
  } satisfies CollectionPage;
}

/** The way to a page as its breadcrumbs show it: a parent page, then the page itself. */
export const breadcrumbs = (parent: { name: string; path: string }, here: string) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: parent.name, item: absolute(parent.path) },
      { '@type': 'ListItem', position: 2, name: here },
    ],
  }) satisfies BreadcrumbList;

interface PersonFacts {
  name: string;
  role: string;
  bio?: string;
  /** Profile on a social network. */
  linkedin?: string;
  /** Path of a portrait. */
  avatar?: string;
  /** Path of the page of the person. */
  href?: string;
}

const person = ({ name, role, bio, linkedin, avatar, href }: PersonFacts) =>
  ({
    '@type': 'Person',
    name,
    jobTitle: role,
    ...(href && { url: absolute(href) }),
    ...(bio && { description: bio }),
    ...(linkedin && { sameAs: linkedin }),
    ...(avatar && { image: absolute(avatar) }),
  }) satisfies Person;

/** The page of a person. */
export const profilePage = (page: PageFacts, facts: PersonFacts) =>
  ({
    '@type': 'ProfilePage',
    ...pageFacts(page),
    mainEntity: { ...person({ ...facts, href: page.path }), worksFor: publisher() },
  }) satisfies ProfilePage;

const publisher = () =>
  ({
    '@type': 'Organization',
    name: site().name,
    url: absolute(routes.home),
  }) satisfies Organization;

interface Article {
  title: string;
  date: string;
  updated?: string;
  tags: readonly string[];
  body: string;
  lang?: string;
}

const articleFacts = (article: Article, path: string) => ({
  headline: article.title,
  image: absolute(sharePath(path)),
  datePublished: noon(article.date),
  dateModified: noon(lastChange(article)),
  wordCount: countWords(article.body),
  keywords: [...article.tags],
  inLanguage: article.lang ?? language,
  publisher: publisher(),
  mainEntityOfPage: absolute(path),
});

export const blogPosting = (post: Post, author: Author) =>
  ({
    '@type': 'BlogPosting',
    ...articleFacts(post, routes.post(post.id)),
    description: post.excerpt,
    author: person(author),
  }) satisfies BlogPosting;

/** A white paper. Search engines do not read `Report`. */
export const paperArticle = (paper: WhitePaper, authors: readonly Author[]) =>
  ({
    '@type': 'Article',
    ...articleFacts(paper, routes.whitepaper(paper.id)),
    abstract: paper.abstract,
    author: authors.map(person),
  }) satisfies ArticleThing;

const listOf = (heading: string, points: readonly string[]) =>
  `<p>${heading}:</p><ul>${points.map((point) => `<li>${escaped(point)}</li>`).join('')}</ul>`;

/** Kinds of employment as Google writes them, by the beginning of their usual names. */
const employmentTypes = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  CONTRACT: 'CONTRACTOR',
  TEMPORARY: 'TEMPORARY',
  INTERN: 'INTERN',
  VOLUNTEER: 'VOLUNTEER',
  PER_DIEM: 'PER_DIEM',
};

/** E.g. "Full-time or contract" → ["FULL_TIME", "CONTRACTOR"]. */
function employmentTypesOf(type: string): string[] {
  const text = type.toUpperCase().replaceAll(/[^A-Z]+/g, '_');
  const found = Object.entries(employmentTypes).flatMap(([name, value]) =>
    text.includes(name) ? value : [],
  );
  return found.length > 0 ? found : ['OTHER'];
}

/** A job with the properties that job search of Google reads. */
export function jobPosting(job: Job) {
  const remote = job.location.includes(messages.job.remote);
  return {
    '@type': 'JobPosting',
    title: job.title,
    // The whole posting as HTML, as the job search of Google requires.
    description: [
      `<p>${escaped(job.description)}</p>`,
      listOf(messages.job.responsibilities, job.responsibilities),
      listOf(messages.job.requirements, job.requirements),
      listOf(messages.job.benefits, job.benefits),
    ].join(''),
    identifier: { '@type': 'PropertyValue', name: site().name, value: job.id },
    url: absolute(routes.job(job.id)),
    datePosted: job.datePosted,
    // Until the end of the last day where it ends last.
    ...(job.validThrough && { validThrough: `${job.validThrough}T23:59:59-12:00` }),
    employmentType: employmentTypesOf(job.type),
    hiringOrganization: {
      ...publisher(),
      sameAs: absolute(routes.home),
      logo: absolute(icons.large.path),
    },
    jobLocation: { '@type': 'Place', address: address() },
    ...(remote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: site().address.country },
    }),
    ...(job.salary && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: job.salary.currency,
        value: {
          '@type': 'QuantitativeValue',
          minValue: job.salary.min,
          maxValue: job.salary.max,
          unitText: job.salary.per.toUpperCase(),
        },
      },
    }),
    // Applications go to an email address, not to a form of this site.
    directApply: false,
  } satisfies JobPosting;
}

export const serviceOffer = (service: ServiceEntry) =>
  ({
    '@type': 'Service',
    name: service.title,
    serviceType: service.title,
    description: service.summary,
    url: absolute(routes.service(service.id)),
    image: absolute(sharePath(routes.service(service.id))),
    provider: publisher(),
    areaServed: { '@type': 'Country', name: site().address.country },
    audience: { '@type': 'Audience', audienceType: plainOf(service.audience) },
    ...(service.offerings.length > 0 && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: service.offeringsHeading,
        itemListElement: service.offerings.map(({ title, description }) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: title, description },
        })),
      },
    }),
  }) satisfies Service;

/**
 * A product. Google requires a price or a rating of a product and of an application, and the site has
 * neither to show. @param path - with the anchor of the product
 */
export const productService = (product: Product, path: string) =>
  ({
    '@type': 'Service',
    name: product.title,
    serviceType: product.title,
    description: product.description,
    url: absolute(path),
    provider: publisher(),
  }) satisfies Service;

/** A demo, which is no `SoftwareApplication` for the same reason. */
export const demoWork = (demo: Demo) =>
  ({
    '@type': 'CreativeWork',
    name: demo.name,
    description: demo.description,
    url: absolute(routes.demo(demo.id)),
    image: absolute(sharePath(routes.demo(demo.id))),
    datePublished: noon(demo.createdAt),
    keywords: [...demo.technology, ...demo.industries],
    creator: { '@type': 'Organization', name: demo.provider },
    // Whether a visitor can open it without an account.
    isAccessibleForFree: !demo.requiresAuth,
  }) satisfies CreativeWork;

/**
 * The page of an entry without a type of its own.
 *
 * @public for the pages of a new collection (scripts/collection/entry-page.txt)
 */
export const entryPage = (page: PageFacts) =>
  ({ '@type': 'WebPage', ...pageFacts(page) }) satisfies WebPage;

export const industryPage = (industry: Industry) =>
  ({
    ...entryPage({ ...industry, path: routes.industry(industry.id) }),
    about: { '@type': 'Thing', name: industry.name },
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: absolute(sharePath(routes.industry(industry.id))),
    },
  }) satisfies WebPage;

/** @param base - address of the site that has the media files */
export function videoObject(film: Film, base: string) {
  const media = `${base}/media/vision`;
  return {
    '@type': 'VideoObject',
    name: film.title,
    description: film.description,
    thumbnailUrl: `${media}-poster.webp`,
    contentUrl: `${media}.mp4`,
    encodingFormat: 'video/mp4',
    uploadDate: noon(film.published),
    duration: `PT${film.seconds}S`,
    publisher: publisher(),
  } satisfies VideoObject;
}

/** The GenAI Landscape infographic. */
export const landscapeObject = ({ title, description, license, compiled }: Landscape) =>
  ({
    '@type': 'ImageObject',
    name: title,
    description,
    contentUrl: absolute(landscapeImage),
    license,
    acquireLicensePage: license,
    creditText: site().name,
    creator: publisher(),
    copyrightNotice: site().legalName,
    dateCreated: compiled,
  }) satisfies ImageObject;
