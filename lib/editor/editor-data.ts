import '#server-only';

import { readFileSync } from 'node:fs';
import path from 'node:path';
import advances from '../art/advances.json' with { type: 'json' };
import { artPath } from '../art/art-path';
import { colorOf } from '../art/pictures';
import type { PostAuthor, StoredPost } from '../blog/stored-post';
import { blog, type Post } from '../content/collections/blog';
import { brandDocument } from '../content/collections/brand';
import { team } from '../content/collections/team';
import { contentPath, contentRoot } from '../content/load/content-folder';
import { decodeText } from '../content/load/decode-text';
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
  const targets = referenceTargets();
  return {
    colors: brandDocument.get().colors,
    advances,
    posts: posts.map((post) => publishedPost(post, authors)),
    sources: Object.fromEntries(posts.map(({ id }) => [id, sourceOf(id)])),
    samples: pageTexts('manage-posts').samples ?? [],
    authors,
    fields,
    references: Object.fromEntries(
      fields.flatMap(({ target }) => (target ? [[target, targets[target]]] : [])),
    ),
    paths: [...new Set([...linkablePaths(), ...pageRows.map(({ path }) => path)])],
    pictures: Object.fromEntries(
      publishedPictures()
        .filter((file) => file.startsWith(`${blog.name}/`))
        .map((file) => [file.slice(blog.name.length + 1), pictureSet(readPicture(file))]),
    ),
  };
}

/** The front matter of a post without its comments, which stay unpublished. */
function sourceOf(id: string): EditorData['sources'][string] {
  const file = readFileSync(path.join(contentRoot(), blog.name, `${id}.md`));
  const text = decodeText(contentPath(blog.name, `${id}.md`), file);
  const written = frontMatterIn(text) ?? '';
  const frontMatter = withoutYamlComments(written);
  const body = blog.inspect().files.find((each) => each.id === id)?.source?.body ?? '';
  const hasComments = frontMatter !== written || withoutComments(body) !== body;
  return { frontMatter, hasComments };
}

function publishedPost(post: Post, authors: readonly PostAuthor[]): StoredPost {
  const { body, file, status, ...fields } = post;
  const author = authors.find(({ id }) => id === post.author);
  if (!author) throw new Error(`No author "${post.author}" in ${contentPath('team')}/`);
  return completePost({ ...fields, content: body, author }, (subject) => artPath(subject, 'wide'));
}
