import { blog } from '#lib/content/collections/blog';
import { editablePost } from '#lib/post-editor/editor-data';
import { routes } from '#lib/site/routes';

/**
 * Paths and contents of the posts that the editor loads. As routes of Next.js, a thousand of them
 * would take several times as long.
 */
export const editorPosts = (): [name: string, content: string][] =>
  blog.all().map(({ id }) => [routes.editorPost(id), JSON.stringify(editablePost(id))]);
