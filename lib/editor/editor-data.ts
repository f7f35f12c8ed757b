import '#server-only';

import { readFileSync } from 'node:fs';
import path from 'node:path';

import { artPath } from '../art/art-path';
import { colorOf } from '../art/pictures';
import type { PostAuthor, StoredPost } from '../blog/stored-post';
import { drawingTheme } from '../content/brand/drawing-theme';
import { blog, type Post } from '../content/collections/blog';
import { team } from '../content/collections/team';
import { facts } from '../content/load/content-file';
import { contentPath, contentRoot } from '../content/load/content-folder';
import { decodeText } from '../content/load/decode-text';
import { parseSource } from '../content/load/source';
import { withoutComments, withoutYamlComments } from '../content/markdown/comments';
import { pictureSet, readPicture } from '../content/markdown/picture-files';
import { withWrittenTexts } from '../content/markdown/typographic';
import { personSubject } from '../content/pages/art-subjects';
import { publishedPictures } from '../content/pages/assets';
import { pageTexts } from '../content/pages/page-texts';
import { linkablePaths } from '../content/pages/urls';
import { postSchema } from '../content/schema/post-schema';
import { referenceTargets } from '../content/schema/reference-targets';
import { pageRows } from '../site/pages';
import { completePost } from './complete-post';
import { formFields } from './form-fields';
import { frontMatterIn } from './opened-file';
import type { EditorData } from './post';

/** Reads the data of the editor from content/. A route exports it as a JSON file. */
export function editorData(): EditorData {
  const posts = blog.all();
  const authors = team.all().flatMap(({ author, ...person }): PostAuthor[] => {
    if (!author) return [];
    const { id, name, avatar = artPath(personSubject(person), 'square') } = person;
    return [{ id, name, role: author.role, avatar, tone: colorOf('team', id) }];
  });
  const files = Object.fromEntries(posts.map(({ id }) => [id, fileOf(id)]));
  const fields = formFields(postSchema);
  const written = new Map(blog.inspect().files.map(({ id, source }) => [id, source?.data]));
  const targets = referenceTargets();
  return {
    theme: drawingTheme(),
    posts: posts.map((post) => {
      const shown = withWrittenTexts(post, written.get(post.id));
      return publishedPost(shown, authors, files[post.id]?.body);
    }),
    sources: Object.fromEntries(
      Object.entries(files).map(([id, { frontMatter, hasComments }]) => [
        id,
        { frontMatter, hasComments },
      ]),
    ),
    samples: pageTexts('manage-posts').samples ?? [],
    authors,
    fields,
    references: Object.fromEntries(
      fields.flatMap(({ target }) => (target ? [[target, targets[target]]] : [])),
    ),
    facts: facts(),
    paths: [...new Set([...linkablePaths(), ...pageRows.map(({ path }) => path)])],
    pictures: Object.fromEntries(
      publishedPictures()
        .filter((file) => file.startsWith(`${blog.name}/`))
        .map((file) => [file.slice(blog.name.length + 1), pictureSet(readPicture(file))]),
    ),
  };
}

/** A post as it is written, without its comments, which stay unpublished. */
function fileOf(id: string) {
  const file = contentPath(blog.name, `${id}.md`);
  const text = decodeText(file, readFileSync(path.join(contentRoot(), blog.name, `${id}.md`)));
  const written = { frontMatter: frontMatterIn(text) ?? '', body: parseSource(file, text).body };
  const frontMatter = withoutYamlComments(written.frontMatter);
  const body = withoutComments(written.body);
  const hasComments = frontMatter !== written.frontMatter || body !== written.body;
  return { frontMatter, body, hasComments };
}

/** @param written - text of its file, where facts have their names */
function publishedPost(
  post: Post,
  authors: readonly PostAuthor[],
  written = post.body,
): StoredPost {
  const { body, file, status, ...fields } = post;
  const author = authors.find(({ id }) => id === post.author);
  if (!author) throw new Error(`No author "${post.author}" in ${contentPath('team')}/`);
  const complete = completePost({ ...fields, content: body, author }, (subject) =>
    artPath(subject, 'wide'),
  );
  return { ...complete, content: written };
}
