import '#server-only';

import { artPath } from '../art/art-path';
import { toneOf } from '../art/subjects';
import { blog, type Post } from '../content/collections/blog';
import { industries } from '../content/collections/industries';
import { team } from '../content/collections/team';
import { inspectOnce } from '../content/markdown-cache';
import { pictureSet, pictureSource, picturesOf, readPicture } from '../content/picture-files';
import { pictureLink } from '../content/picture-set';
import { referenceTargets } from '../content/reference-targets';
import { industrySubject, personSubject } from '../content/subjects';
import { type EditorData, generatedCover, type PostAuthor, type StoredPost } from './post';

/** Number of featured posts that the store starts with (docs/specification.md B11). */
const SAMPLES = 3;

/** Reads the data of the editor from content/. A route exports it as a JSON file. */
export function editorData(): EditorData {
  const writers = allWriters();
  const posts = blog.all();
  const { author, category, tag, series } = referenceTargets([]);
  return {
    posts: posts
      .filter(({ numbered }) => !numbered)
      .slice(0, SAMPLES)
      .map((post) => storedPostOf(post, writers)),
    authors: writers,
    references: { author, category, tag, series },
    covers: industries.all().map((industry) => ({
      label: industry.title.replace(/^AI for /, ''),
      src: artPath(industrySubject(industry), 'wide'),
    })),
    files: posts.map(({ id, title }) => ({ id, title })),
    pictures: picturesOf(blog.name),
  };
}

/**
 * A published post, as the store has it. @throws Error for an unknown id
 */
export const editablePost = (id: string): StoredPost =>
  storedPostOf(blog.getOrThrow(id), allWriters());

const allWriters = () =>
  team.all().flatMap(({ author, ...person }): PostAuthor[] => {
    if (!author) return [];
    const { id, name, avatar = artPath(personSubject(person), 'square') } = person;
    return [{ id, name, role: author.role, avatar, tone: toneOf('team', id) }];
  });

function storedPostOf(post: Post, writers: readonly PostAuthor[]): StoredPost {
  const { id, title, excerpt, body, coverImage, date, readTime, category, tags, series } = post;
  const { callToAction, updated, changes, aliases } = post;
  const author = writers.find((writer) => writer.id === post.author);
  if (!author) throw new Error(`No author "${post.author}" in content/team/`);
  return {
    id,
    title,
    excerpt,
    content: body,
    coverImage: coverImage ?? generatedCover(id),
    tone: toneOf('blog', id, series?.name ?? category),
    publishDate: `${date}T00:00:00.000Z`,
    readTime,
    category,
    tags,
    author,
    series,
    callToAction,
    updated,
    changes,
    aliases,
    pictures: publishedPictures(post),
  };
}

/** Files of the pictures that a post shows. */
function publishedPictures({ file, body }: Post): StoredPost['pictures'] {
  const links = inspectOnce(body).images.flatMap(({ url }) => pictureLink(url) ?? []);
  if (links.length === 0) return undefined;
  return Object.fromEntries(
    links.map((link) => [link.path, pictureSet(readPicture(pictureSource(file, link)), 'text')]),
  );
}
