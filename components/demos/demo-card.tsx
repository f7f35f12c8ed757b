import { Badge } from '#components/ui/badge';
import { Card, CardHint } from '#components/ui/card';
import { colorClasses } from '#components/ui/color-classes';
import { colorOf } from '#lib/art/pictures';
import type { Demo } from '#lib/content/collections/demos';
import { demoSubject } from '#lib/content/pages/art-subjects';
import { withBase } from '#lib/site/base-path';
import { demoThumbnail, placeholderPicture, type Thumbnail } from '#lib/site/demo-thumbnail';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

/** A demo in a grid, with its tags (docs/specification.md D3). */
export function DemoCard({
  demo,
  hint,
  button,
  level,
}: {
  demo: Demo;
  hint: string;
  /** Shows the hint as a button. */
  button?: boolean;
  level?: 2 | 3;
}) {
  return (
    <Card
      href={routes.demo(demo.id)}
      title={demo.name}
      level={level}
      row
      art={<Thumbnails demo={demo} />}
      footer={<CardHint button={button}>{hint}</CardHint>}
    >
      <p className="text-muted text-small">{demo.description}</p>
      <ul
        aria-label={messages.ui.tags}
        className="flex flex-wrap gap-x-3 gap-y-1 text-muted text-tiny"
      >
        {[...demo.technology, ...demo.industries].map((tag) => (
          <li key={tag} className="before:text-accent-text before:content-['#']">
            {tag}
          </li>
        ))}
      </ul>
      <p className="font-semibold text-tiny">
        {demo.model ? messages.demo.model(demo.model) : messages.demo.noModel}
      </p>
      {demo.requiresAuth && <LoginBadge />}
    </Card>
  );
}

/**
 * The demo at work, in the color scheme of the page. A hidden lazy picture is not loaded. Without a
 * URL the placeholder is shown. A failed AVIF is replaced by the JPEG; that is retried with or
 * without its leading slash, then replaced by the placeholder (docs/specification.md T5).
 */
function Thumbnails({ demo }: { demo: Demo }) {
  const { light, dark } = demoThumbnail(demo.thumbnailUrl);
  const { collection, id } = demoSubject(demo);
  const className = `aspect-2/1 w-full border-b border-line object-cover ${colorClasses(colorOf(collection, id)).tint}`;
  return (
    <>
      <Picture {...light} className={dark ? `${className} dark:hidden` : className} />
      {dark && <Picture {...dark} className={`${className} hidden dark:block`} />}
    </>
  );
}

function Picture({ src, srcSet, className }: Thumbnail & { className: string }) {
  const twin = src.startsWith('/') ? src.slice(1) : `/${src}`;
  const fallback =
    src === placeholderPicture ? undefined : [...(srcSet ? [src] : []), twin, placeholderPicture];
  return (
    <img
      src={withBase(src)}
      srcSet={srcSet && withBase(srcSet)}
      sizes={srcSet && '(width >= 64rem) 18rem, (width >= 40rem) 50vw, 90vw'}
      data-fallback={fallback?.map(withBase).join(' ')}
      alt=""
      width={640}
      height={320}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}

/** Tells that a demo is shown after sign-in. */
export function LoginBadge() {
  return <Badge color="third">{messages.demo.login}</Badge>;
}
