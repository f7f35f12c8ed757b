import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { CallToAction } from '#components/sections/call-to-action';
import { buttonClass } from '#components/ui/button';
import { Prose } from '#components/ui/prose';
import { threadOf } from '#components/ui/thread';
import { type Draft, shownDate } from '#lib/post-editor/draft';
import { previewPictures } from '#lib/post-editor/pictures';
import type { EditorData, StoredPost } from '#lib/post-editor/post';
import { originalsOf } from '#lib/post-editor/store';
import { useBlog } from './blog-context';
import type { EditorTools } from './use-editor-tools';
import { usePictures } from './use-pictures';

interface Props {
  draft: Draft;
  editorData: EditorData;
  tools?: EditorTools;
  /** URL of the cover, and its background tone. */
  cover?: string;
  tone?: StoredPost['tone'];
  /** Whether loading the tools failed. */
  failed: boolean;
  onRetry: () => void;
}

/** Preview of the post, rendered by the code that renders the site. Its links are disabled. */
export function PostPreview({
  draft,
  editorData,
  tools,
  cover,
  tone = 'slate',
  failed,
  onRetry,
}: Props) {
  const pane = useRef<HTMLElement>(null);
  const [linkNotice, setLinkNotice] = useState('');
  const late = useDeferredValue(draft);
  const { state } = useBlog();
  const dropped = usePictures();
  const result = useMemo(
    () => tools?.previewOf(late.content, previewPictures(dropped, originalsOf(state))),
    [tools, late.content, dropped, state],
  );
  const [html, setHtml] = useState('');
  // Keep the last valid preview while the text is invalid, e.g. in a half-written chart.
  if (result && 'html' in result && result.html !== html) setHtml(result.html);
  useEffect(() => {
    if (pane.current) stripIds(pane.current);
  });
  useEffect(() => (pane.current ? blockLinks(pane.current, setLinkNotice) : undefined), []);

  const author = editorData.authors.find(({ id }) => id === late.author);
  const callToAction = tools?.callToActionOf(late);
  const minutes = tools?.minutesOf(late);
  return (
    <section
      ref={pane}
      aria-label="Preview"
      tabIndex={0}
      className="preview-pane rounded-card border border-line bg-surface"
    >
      {!tools && (
        <div role="status" className="p-6">
          <p className="text-muted">
            {failed ? 'The preview could not be loaded.' : 'Loading the preview…'}
          </p>
          {failed && (
            <button type="button" onClick={onRetry} className={`mt-4 ${buttonClass('outline')}`}>
              Try again
            </button>
          )}
        </div>
      )}
      {cover && (
        <img
          src={cover}
          width={1440}
          height={500}
          alt=""
          className={`aspect-3/1 h-auto w-full object-cover ${threadOf(tone).tint}`}
        />
      )}
      <div className="p-5 sm:p-8">
        <p className="text-small font-semibold text-indigo-text">
          {late.seriesName.trim()
            ? `${late.seriesName.trim()} · Part ${late.seriesPart || '…'}`
            : late.category.trim() || 'Category'}
        </p>
        <h2 className="mt-3 text-h2 wrap-anywhere">{late.title.trim() || 'Title'}</h2>
        <p className="mt-4 text-small text-muted">
          {author && `By ${author.name}, ${author.role} · `}
          {shownDate(late) && `${shownDate(late)} · `}
          <span className="whitespace-nowrap">{minutes ?? 1} min read</span>
        </p>
        <div role="status" className="text-small">
          {result && 'error' in result && (
            <p className="mt-4 text-coral-text first-letter:uppercase">{result.error}</p>
          )}
          {linkNotice && <p className="mt-4 wrap-anywhere text-muted">{linkNotice}</p>}
        </div>
        <div className="mt-8">
          <Prose html={html} />
          {callToAction && <CallToAction html={callToAction} />}
        </div>
      </div>
    </section>
  );
}

/** Removes the headings' ids: a heading "Main" would duplicate an id of the page. */
function stripIds(pane: HTMLElement) {
  const headings = pane.querySelectorAll('.prose :is(h1, h2, h3, h4, h5, h6):not(#footnote-label)');
  for (const heading of headings) heading.removeAttribute('id');
}

/** Cancels clicks on links: following one would leave the editor and lose unsaved text. */
function blockLinks(pane: HTMLElement, say: (words: string) => void) {
  const rest = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    say(`Links are off in the preview. This one goes to ${link.getAttribute('href')}`);
  };
  for (const name of ['click', 'auxclick']) pane.addEventListener(name, rest);
  return () => {
    for (const name of ['click', 'auxclick']) pane.removeEventListener(name, rest);
  };
}
