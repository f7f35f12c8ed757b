import type { Post } from '../content/collections/blog';
import type { Job } from '../content/collections/jobs';
import { site } from '../content/collections/site';
import type { Author } from '../content/collections/team';
import type { WhitePaper } from '../content/collections/whitepapers';
import { readEnv } from '../site/env';

/** Structured data as defined by schema.org. URLs are absolute. */
export type JsonLdData = Record<string, unknown>;

/** Absolute URL of a path of the site. */
export const absolute = (path: string) => new URL(path, readEnv().SITE_URL).href;

const context = 'https://schema.org';

export function organization(): JsonLdData {
  const { name, legalName, description, email, phone, address, social } = site();
  return {
    '@context': context,
    '@type': 'Organization',
    name,
    legalName,
    description,
    url: absolute('/'),
    email,
    telephone: phone.number,
    address: {
      '@type': 'PostalAddress',
      addressLocality: address.city,
      addressRegion: address.state,
      addressCountry: address.country,
    },
    sameAs: social.map(({ url }) => url),
  };
}

const person = ({ name, role }: Author) => ({ '@type': 'Person', name, jobTitle: role });
const publisher = () => ({ '@type': 'Organization', name: site().name, url: absolute('/') });

export function blogPosting(post: Post, path: string, author: Author): JsonLdData {
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    datePublished: post.date,
    dateModified: post.updated,
    keywords: post.tags,
    author: person(author),
    publisher: publisher(),
    mainEntityOfPage: absolute(path),
  };
}

export function report(paper: WhitePaper, path: string, authors: readonly Author[]): JsonLdData {
  return {
    '@context': context,
    '@type': 'Report',
    headline: paper.title,
    abstract: paper.abstract,
    datePublished: paper.date,
    dateModified: paper.updated,
    keywords: paper.tags,
    author: authors.map(person),
    publisher: publisher(),
    mainEntityOfPage: absolute(path),
  };
}

export function jobPosting(job: Job): JsonLdData {
  const { address } = site();
  return {
    '@context': context,
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    datePosted: job.datePosted,
    employmentType: job.type.toUpperCase().replace('-', '_'),
    hiringOrganization: publisher(),
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: address.city,
        addressRegion: address.state,
        addressCountry: address.country,
      },
    },
    ...(job.location.includes('Remote') && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: address.country },
    }),
  };
}

export function imageObject(image: {
  name: string;
  description: string;
  path: string;
  license: string;
  created: string;
}): JsonLdData {
  return {
    '@context': context,
    '@type': 'ImageObject',
    name: image.name,
    description: image.description,
    contentUrl: absolute(image.path),
    license: image.license,
    acquireLicensePage: image.license,
    creditText: site().name,
    creator: publisher(),
    copyrightNotice: site().legalName,
    dateCreated: image.created,
  };
}
