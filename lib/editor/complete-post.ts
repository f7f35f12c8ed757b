import { colorOf, type Subject } from '../art/pictures';
import type { StoredPost } from '../blog/stored-post';
import { postFacts } from '../content/markdown/reading-time';
import { postSubject } from '../content/pages/art-subjects';

type Written = Omit<StoredPost, 'cover' | 'tone' | 'numbered' | 'readTime'> & { content: string };

/**
 * A post of the editor, with what follows from its fields.
 *
 * @param draw - makes the address of the drawn cover
 */
export function completePost(post: Written, draw: (subject: Subject) => string): StoredPost {
  const subject = postSubject(post);
  return {
    ...post,
    cover: post.coverImage ?? draw(subject),
    tone: colorOf('blog', post.id, subject.group),
    ...postFacts(post.id, post.content, post.callToAction),
  };
}
