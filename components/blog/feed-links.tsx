import { type FeedList, feedFormats, feedPath } from '#lib/site/alternates';
import { withBase } from '#lib/site/base-path';
import * as messages from '#lib/site/messages';

const names = { xml: 'Atom', rss: 'RSS', json: 'JSON Feed' };

/** Links to the feeds of a list. */
export function FeedLinks({ list }: { list: FeedList }) {
  return (
    <p className="mt-8 flex flex-wrap gap-x-5 text-muted text-small print:hidden">
      <span className="py-2">{messages.blogList.feeds}</span>
      {feedFormats.map((format) => (
        <a
          key={format}
          href={withBase(feedPath(list, format))}
          className="py-2 font-semibold text-primary-text hover:underline"
        >
          {names[format]}
        </a>
      ))}
    </p>
  );
}
