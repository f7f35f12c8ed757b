import { Article } from '#components/blog/article';
import { ButtonLink } from '#components/ui/button';
import { Container } from '#components/ui/container';
import type { StoredPost } from '#lib/blog/stored-post';
import { slugOf } from '#lib/content/markdown/slug';
import { callToActionHtml, previewOf } from '#lib/editor/check-draft';
import { editorMessages } from '#lib/site/editor-messages';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';
import { useEditor } from './use-editor';

/** A post that was added or changed in this visit, in the layout of published posts. */
export function VisitArticle({ post }: { post: StoredPost }) {
  const { data } = useEditor();
  const { id, lang, author, content = '', cover, tags, series } = post;
  const body = data && previewOf(content, data, lang);
  const initials = author.name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('');
  return (
    <>
      <Article
        post={{ ...post, coverImage: cover }}
        author={{ ...author, initials }}
        body={body && 'html' in body ? body : { html: '', toc: [] }}
        callToAction={data && callToActionHtml(post, data)}
        tags={tags.map((tag) => ({ label: tag }))}
        series={
          series && { ...series, last: series.part, href: routes.series(slugOf(series.name)) }
        }
      />
      <Container className="grid gap-x-10 pb-section lg:grid-cols-12">
        <div className="max-w-article rounded-card border border-line bg-surface p-6 lg:col-span-8 lg:col-start-4">
          <p className="text-muted text-small">{messages.visit.note}</p>
          <div className="mt-4">
            <ButtonLink href={`${routes.managePosts}?post=${id}`} variant="outline">
              {editorMessages.editPost}
            </ButtonLink>
          </div>
        </div>
      </Container>
    </>
  );
}
