import type { StoredPost } from '../blog/stored-post';
import { drawingTheme } from '../content/brand/drawing-theme';
import { postSchema } from '../content/schema/post-schema';
import type { Draft } from './draft';
import { formFields } from './form-fields';
import type { EditorData, PostSource } from './post';

const avatar = { avatar: '/a.svg', tone: 'fourth' } as const;
const author = { id: 'ada', name: 'Ada Moore', role: 'Weaver', ...avatar };

export const samplePost = (id: string, more: Partial<StoredPost> = {}): StoredPost => ({
  id,
  title: `About ${id}`,
  excerpt: `Post ${id}: a pilot needs an end date, a number and a person who may stop it.`,
  content: 'A pilot needs an end date, a number and a budget.\n',
  cover: `/art/blog.${id}.wide.svg`,
  tone: 'primary',
  ...{ date: '2025-04-08', numbered: false, readTime: 1, category: 'Technology' },
  ...{ tags: ['pilots', 'planning'], author, ...more },
});

const ids = ['one', 'two', 'three', 'blog-05'];

/** The file of the first post. */
export const sampleSource: PostSource = {
  frontMatter:
    'title: About one\ndate: 2025-04-08\nauthor: Ada Moore\ncategory: "Technology"\ntags: [pilots, planning]\nexcerpt: "Post one: a pilot needs an end date, a number and a person who may stop it."\n',
  content: 'A pilot needs an end date, a number and a budget.\n',
  hasComments: false,
};

/** Three samples and one more post, newest first. */
export const sampleData: EditorData = {
  theme: drawingTheme(),
  posts: ids.map((id, index) =>
    samplePost(id, { date: `2025-04-0${8 - index}`, content: undefined }),
  ),
  samples: ['one', 'two', 'three'],
  authors: [author, { ...author, id: 'sam', name: 'Sam Reed' }],
  fields: formFields(postSchema),
  folder: 'company/blog',
  references: {
    category: { values: ['Technology'], source: 'topics' },
    tag: { values: ['pilots', 'planning'], source: 'topics' },
    series: { values: ['Looms', 'Pilots'], source: 'series' },
  },
  facts: { 'pilot.price': '$102,000' },
  paths: ['/', '/about', '/contact', '/blog/one', '/blog/two'],
  pictures: { 'loom.png': { srcset: '', src: '/pictures/loom.png', width: 8, height: 4 } },
};

/** A draft without mistakes. */
export const goodDraft: Draft = {
  id: 'pilots-that-end',
  content: 'A pilot needs an end date, a number and a budget.',
  values: {
    title: 'Pilots That End',
    date: '2025-05-06',
    author: 'ada',
    category: 'Technology',
    tags: 'pilots, planning',
    excerpt: 'A pilot needs an end date, a number and a person who may stop the next one.',
  },
};
