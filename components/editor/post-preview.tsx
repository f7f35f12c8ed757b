import { useDeferredValue, useMemo, useState } from 'react';

import { CallToAction } from '#components/blog/call-to-action';
import { colorClasses } from '#components/ui/color-classes';
import { Prose } from '#components/ui/prose';
import { callToActionHtml, postOfDraft, previewOf, withFacts } from '#lib/editor/check-draft';
import type { Draft } from '#lib/editor/draft';
import type { EditorData } from '#lib/editor/post';
import { withBase } from '#lib/site/base-path';
import { longDate } from '#lib/site/dates';
import { editorMessages } from '#lib/site/editor-messages';
import * as messages from '#lib/site/messages';

/** Preview of the post, rendered by the code that renders the site. Its links are disabled. */
export function PostPreview({ draft, data }: { draft: Draft; data: EditorData }) {
  const late = useDeferredValue(draft);
  const [link, setLink] = useState<string>();
  const [html, setHtml] = useState('');
  const post = useMemo(() => postOfDraft(late, data), [late, data]);
  const result = useMemo(
    () => previewOf(withFacts(late.content, data.facts), data, post.lang),
    [late.content, data, post.lang],
  );
  const callToAction = useMemo(() => callToActionHtml(post, data), [post, data]);
  // Keep the last valid preview while the text is invalid, e.g. in a half-written chart.
  if ('html' in result && result.html !== html) setHtml(result.html);

  /** Following a link would leave the editor. */
  function stop(event: React.MouseEvent) {
    const clicked = event.target instanceof Element ? event.target.closest('a') : null;
    if (!clicked) return;
    event.preventDefault();
    setLink(clicked.getAttribute('href') ?? '');
  }

  const { title, lang, category, series, author, date, readTime } = post;
  return (
    <section
      aria-label={editorMessages.preview}
      tabIndex={0}
      onClickCapture={stop}
      onAuxClickCapture={stop}
      className="min-w-0 self-start overflow-hidden rounded-card border border-line bg-surface lg:sticky lg:top-[calc(var(--spacing-bar)+7rem)] lg:max-h-[calc(100dvh-var(--spacing-bar)-8rem)] lg:overflow-y-auto lg:overscroll-contain"
    >
      <img
        src={withBase(post.cover)}
        width={1440}
        height={500}
        alt=""
        className={`aspect-3/1 h-auto w-full object-cover ${colorClasses(post.tone).tint}`}
      />
      <div className="p-5 sm:p-8">
        <p className="font-semibold text-primary-text text-small">
          {series?.name
            ? `${series.name} · ${messages.article.part(series.part ?? '…')}`
            : category || editorMessages.category}
        </p>
        <h2 lang={title ? lang : undefined} className="mt-3 text-h2">
          {title || editorMessages.title}
        </h2>
        <p className="mt-4 text-muted text-small">
          {messages.article.by} {author.name}, {author.role} ·{' '}
          {isDay(date) && `${longDate(date)} · `}
          <span className="whitespace-nowrap">{messages.article.minutes(readTime)}</span>
        </p>
        <div role="status" className="text-small">
          {'error' in result && (
            <p className="mt-4 text-accent-text first-letter:uppercase">{result.error}</p>
          )}
          {link !== undefined && <p className="mt-4 text-muted">{editorMessages.linksOff(link)}</p>}
        </div>
        <div className="mt-8">
          <Prose html={html} lang={lang} />
          {callToAction && <CallToAction html={callToAction} lang={lang} />}
        </div>
      </div>
    </section>
  );
}

const isDay = (date: string) => /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));
