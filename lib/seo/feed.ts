import type { Post } from '../content/collections/blog';
import { site } from '../content/collections/site';
import type { Author } from '../content/collections/team';
import { lastChange } from '../content/revision';
import { routes } from '../site/routes';
import { absolute } from './json-ld';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const timestamp = (date: string) => `${date}T00:00:00Z`;

/** Atom feed (RFC 4287) of posts. @param posts - newest first */
export function blogFeed(posts: readonly { post: Post; author: Author }[]): string {
  const self = absolute(routes.feed);
  const entries = posts.map(({ post, author }) => {
    const url = absolute(routes.post(post.id));
    return `  <entry>
    <id>${url}</id>
    <title>${escapeXml(post.title)}</title>
    <link href="${url}"/>
    <published>${timestamp(post.date)}</published>
    <updated>${timestamp(lastChange(post))}</updated>
    <author><name>${escapeXml(author.name)}</name></author>
    <category term="${escapeXml(post.category)}"/>
    <summary>${escapeXml(post.excerpt)}</summary>
  </entry>`;
  });
  const latest =
    posts
      .map(({ post }) => lastChange(post))
      .sort()
      .at(-1) ?? '1970-01-01';
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <id>${self}</id>
  <title>${escapeXml(site().name)} Blog</title>
  <link rel="self" href="${self}"/>
  <link href="${absolute(routes.blog)}"/>
  <updated>${timestamp(latest)}</updated>
${entries.join('\n')}
</feed>
`;
}
