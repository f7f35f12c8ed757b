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
import type { EditorData, PostSource } from './post';

/** Reads the data of the editor from content/. A route exports it as a JSON file. */
export function editorData(): EditorData {
  const posts = blog.all();
  const authors = team.all().flatMap(({ author, ...person }): PostAuthor[] => {
    if (!author) return [];
    const { id, name, avatar = artPath(personSubject(person), 'square') } = person;
    return [{ id, name, role: author.role, avatar, tone: colorOf('team', id) }];
  });
  const fields = formFields(postSchema);
  const targets = referenceTargets();
  return {
    theme: drawingTheme(),
    posts: posts.map((post) => publishedPost(post, authors)),
    samples: pageTexts('manage-posts').samples ?? [],
    authors,
    fields,
    references: Object.fromEntries(
      fields.flatMap(({ target }) => (target ? [[target, targets[target]]] : [])),
    ),
    facts: facts(),
    paths: [...new Set([...linkablePaths(), ...pageRows.map(({ path }) => path)])],
    folder: contentPath(blog.name),
    pictures: Object.fromEntries(
      publishedPictures()
        .filter((file) => file.startsWith(`${blog.name}/`))
        .map((file) => [file.slice(blog.name.length + 1), pictureSet(readPicture(file))]),
    ),
  };
}

/** A file of the editor, whose texts keep the names of facts. */
export function editorFile(data: object): Response {
  // Escaped, so that no file of the export has the name of a fact in place of its figure.
  const json = JSON.stringify(data).replaceAll('{{', '\\u007b\\u007b');
  return new Response(json, { headers: { 'Content-Type': 'application/json' } });
}

/** The file of a published post, without its comments, which stay unpublished. */
export function postSource(id: string): PostSource {
  const file = contentPath(blog.name, `${id}.md`);
  const text = decodeText(file, readFileSync(path.join(contentRoot(), blog.name, `${id}.md`)));
  const written = { frontMatter: frontMatterIn(text) ?? '', body: parseSource(file, text).body };
  const frontMatter = withoutYamlComments(written.frontMatter);
  const content = withoutComments(written.body);
  const hasComments = frontMatter !== written.frontMatter || content !== written.body;
  return { frontMatter, content, hasComments };
}

function publishedPost(post: Post, authors: readonly PostAuthor[]): StoredPost {
  const { body, file, status, ...fields } = post;
  const author = authors.find(({ id }) => id === post.author);
  if (!author) throw new Error(`No author "${post.author}" in ${contentPath('team')}/`);
  const { content, ...listed } = completePost({ ...fields, content: body, author }, (subject) =>
    artPath(subject, 'wide'),
  );
  return listed;
}
