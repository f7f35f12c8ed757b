import { language } from '../../site/language';
import { routes } from '../../site/routes';
import { blog, type Post } from '../collections/blog';
import { isPageOn } from '../collections/pages';
import { describedTopics, tagOf } from '../collections/topics';
import { type WhitePaper, whitepapers } from '../collections/whitepapers';
import { onceFromContent } from '../load/content-folder';
import { grouped } from '../load/grouped';
import { slugOf } from '../markdown/slug';
import { olderPages, pageCount } from './paging';

/** Posts from which a topic has a page. */
const POSTS_OF_A_TOPIC = 3;

/** A topic with a page: all posts and papers that have it as category or tag, newest first. */
export interface Topic {
  slug: string;
  name: string;
  description: string;
  posts: readonly Post[];
  papers: readonly WhitePaper[];
}

/** A name as a link, or without `href` if it has no page. */
export interface Linked {
  label: string;
  href?: string;
}

/** Topics with a page, those with the most posts first; none while their list is off. */
export const topics = onceFromContent((): readonly Topic[] => {
  if (!isPageOn('blog-topics')) return [];
  const posts = byTag(blog.valid());
  const papers = byTag(whitepapers.valid());
  return Object.entries(describedTopics().topics)
    .map(([name, description]) => ({
      slug: slugOf(name),
      name,
      description,
      posts: posts.get(tagOf(name)) ?? [],
      papers: papers.get(tagOf(name)) ?? [],
    }))
    .filter((topic) => topic.posts.length >= POSTS_OF_A_TOPIC)
    .sort((a, b) => b.posts.length - a.posts.length || a.name.localeCompare(b.name, language));
});

/** @param slug - last segment of the path of its page */
export const topicAt = (slug: string) => topics().find((topic) => topic.slug === slug);

/** Number of pages of a topic. */
export const lastTopicPage = ({ posts, papers }: Topic) => pageCount(posts.length + papers.length);

/** Numbers of the pages of a topic after the first. */
export const olderTopicPages = (topic: Topic) => olderPages(lastTopicPage(topic));

/** Path of the page of a category or tag, if it has one. */
export function topicPath(name: string): string | undefined {
  const topic = topics().find((each) => tagOf(each.name) === tagOf(name));
  return topic && routes.topic(topic.slug);
}

/** Tags as they are shown, with links to the topics that have a page. */
export const linkedTags = (tags: readonly string[]): Linked[] =>
  tags.map((tag) => ({ label: tag, href: topicPath(tag) }));

/** Entries by category and tag in lower case; each once in a list. */
const byTag = <Entry extends { category: string; tags: readonly string[] }>(
  entries: readonly Entry[],
) => grouped(entries, ({ category, tags }) => new Set([category, ...tags].map(tagOf)));
