import { Art } from '#components/ui/art';
import { Card, CardHint } from '#components/ui/card';
import type { Demo } from '#lib/content/collections/demos';
import { demoSubject } from '#lib/content/subjects';
import { routes } from '#lib/site/routes';

/** A demo in a grid, with the tags it is filtered by. */
export function DemoCard({ demo, hint, level }: { demo: Demo; hint: string; level?: 2 | 3 }) {
  return (
    <Card
      href={routes.demo(demo.id)}
      title={demo.name}
      level={level}
      art={<Art subject={demoSubject(demo)} frame="card" className="h-36 w-full" />}
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

export function LoginBadge() {
  return (
    <p className="w-fit rounded-full bg-saffron-tint px-3 py-1 text-tiny font-semibold text-saffron-text">
      Login Required
    </p>
  );
}
