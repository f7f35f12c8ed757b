import '#server-only';

import { artPath } from '../art/art-path';
import { colorOf } from '../art/pictures';
import type { PostAuthor, StoredPost } from '../blog/stored-post';
import { drawingTheme } from '../content/brand/drawing-theme';
import { blog, type Post } from '../content/collections/blog';
import { team } from '../content/collections/team';
import { facts } from '../content/load/content-file';
import { contentPath } from '../content/load/content-folder';
import { withoutComments } from '../content/markdown/comments';
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
import { draftOf } from './draft';
import { type FormField, formFields } from './form-fields';
import type { EditorData } from './post';

/** Reads the data of the editor from content/. A route exports it as a JSON file. */
export function editorData(): EditorData {
  const posts = blog.all();
  const authors = team.all().flatMap(({ author, ...person }): PostAuthor[] => {
    if (!author) return [];
    const { id, name, avatar = artPath(personSubject(person), 'square') } = person;
    return [{ id, name, role: author.role, avatar, tone: colorOf('team', id) }];
  });
  const fields = formFields(postSchema);
  const written = new Map(blog.inspect().files.map(({ id, source }) => [id, source?.data]));
  const targets = referenceTargets();
  return {
    theme: drawingTheme(),
    posts: posts.map((post) =>
      publishedPost(withWrittenTexts(post, written.get(post.id)), authors, fields),
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

function publishedPost(
  post: Post,
  authors: readonly PostAuthor[],
  fields: readonly FormField[],
): StoredPost {
  const { body, file, status, ...front } = post;
  const author = authors.find(({ id }) => id === post.author);
  if (!author) throw new Error(`No author "${post.author}" in ${contentPath('team')}/`);
  const stored = completePost({ ...front, content: body, author }, (subject) =>
    artPath(subject, 'wide'),
  );
  return { ...stored, written: writtenOf(stored, fields) };
}

/** A published post as it is in its file, if it names facts. */
function writtenOf(post: StoredPost, fields: readonly FormField[]): StoredPost['written'] {
  const { written } = blog.inspect().files.find(({ id }) => id === post.id)?.source ?? {};
  if (!written) return undefined;
  const typed = { ...post, ...Object(written.data), author: post.author };
  return { values: draftOf(typed, fields).values, content: withoutComments(written.body) };
}
