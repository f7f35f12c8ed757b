import type { Draft } from './draft';
import type { EditorData, StoredPost } from './post';

const author = {
  id: 'ada',
  name: 'Ada Moore',
  role: 'Weaver',
  avatar: '/a.svg',
  tone: 'jade',
} as const;

export function samplePost(id: string): StoredPost {
  return {
    id,
    title: `About ${id}`,
    excerpt: 'A pilot needs an end date, a number and somebody who may say no to the next one.',
    content: 'A pilot without an end date is a product that nobody has paid for.\n',
    coverImage: `/art/blog.${id}.wide.svg`,
    tone: 'indigo',
    publishDate: '2025-04-08T00:00:00.000Z',
    readTime: 1,
    category: 'Technology',
    tags: ['pilots', 'planning'],
    author,
  };
}

/** The three posts that the store starts with, and one more file. */
export const sampleData: EditorData = {
  posts: ['one', 'two', 'three'].map(samplePost),
  authors: [author, { ...author, id: 'sam', name: 'Sam Reed' }],
  references: {
    category: { values: ['Technology'], source: 'topics' },
    tag: { values: ['pilots', 'planning'], source: 'topics' },
    series: { values: ['Looms', 'Pilots'], source: 'series' },
  },
  covers: [{ label: 'Energy', src: '/art/industries.energy.wide.svg' }],
  pictures: ['loom.png'],
  files: ['one', 'two', 'three', 'blog-05'].map((id) => ({ id, title: `About ${id}` })),
};

/** A valid draft. */
export const goodDraft: Draft = {
  id: 'pilots-that-end',
  title: 'Pilots That End',
  date: '2025-05-06',
  author: 'ada',
  category: 'Technology',
  tags: 'pilots, planning',
  excerpt: 'A pilot needs an end date, a number and somebody who may say no to the next one.',
  seriesName: '',
  seriesPart: '',
  coverImage: '',
  draft: false,
  content: 'A pilot without an end date is a product that nobody has paid for.',
  updated: '',
  changes: '',
  aliases: '',
  callToAction: '',
};
