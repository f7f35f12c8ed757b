import { Card, CardHint } from '#components/ui/card';
import { threadOf } from '#components/ui/thread';
import { toneOf } from '#lib/art/subjects';
import type { Demo } from '#lib/content/collections/demos';
import { demoSubject } from '#lib/content/subjects';
import { routes } from '#lib/site/routes';

/** A demo in a grid, with its tags (docs/specification.md D3). */
export function DemoCard({ demo, hint, level }: { demo: Demo; hint: string; level?: 2 | 3 }) {
  return (
    <Card
      href={routes.demo(demo.id)}
      title={demo.name}
      level={level}
      art={<Thumbnail demo={demo} />}
      footer={<CardHint>{hint}</CardHint>}
    >
      <p className="text-small text-muted">{demo.description}</p>
      <ul aria-label="Tags" className="flex flex-wrap gap-x-3 gap-y-1 text-tiny text-muted">
        {[...demo.technology, ...demo.industries].map((tag) => (
          <li key={tag} className="before:text-coral-text before:content-['#']">
            {tag}
          </li>
        ))}
      </ul>
      {demo.requiresAuth && <LoginBadge />}
    </Card>
  );
}

const placeholder = '/images/demos/placeholder.jpg';

/**
 * Without a URL the placeholder is shown; a failed picture is retried with or without its leading
 * slash, then replaced by the placeholder (docs/specification.md T5).
 */
function Thumbnail({ demo }: { demo: Demo }) {
  const { thumbnailUrl: url } = demo;
  const { collection, id } = demoSubject(demo);
  const twin = url?.startsWith('/') ? url.slice(1) : `/${url}`;
  return (
    <img
      src={url ?? placeholder}
      data-fallback={url && `${twin} ${placeholder}`}
      alt=""
      width={640}
      height={320}
      loading="lazy"
      decoding="async"
      className={`h-36 w-full object-cover ${threadOf(toneOf(collection, id)).tint}`}
    />
  );
}

export function LoginBadge() {
  return (
    <p className="w-fit rounded-full bg-saffron-tint px-3 py-1 text-tiny font-semibold text-saffron-text">
      Login Required
    </p>
  );
}
