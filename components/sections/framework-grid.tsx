import { Fragment } from 'react';
import { Icon } from '#components/ui/icon';
import { threadAt } from '#components/ui/thread';
import type { Framework } from '#lib/content/collections/frameworks';

/**
 * Framework cards: purpose of each method, what goes in, who does what, and what comes out
 * (docs/specification.md P4).
 */
export function FrameworkGrid({ frameworks }: { frameworks: readonly Framework[] }) {
  return (
    <ul className="grid gap-6 lg:grid-cols-3 print:grid-cols-3">
      {frameworks.map((framework, index) => {
        const thread = threadAt(index * 2);
        return (
          <li
            key={framework.id}
            id={framework.id}
            className="flex flex-col rounded-card border border-line p-7 lg:p-8"
          >
            <Icon name={framework.icon} className={thread.text} />
            <h3 className="mt-5 text-h3">{framework.title}</h3>
            <p className="mt-3 text-muted">{framework.description}</p>
            <dl className="framework-flow mt-6 text-small">
              <dt className={thread.text}>Goes in</dt>
              <dd>{framework.input}</dd>
              {framework.steps.map(({ does, who }) => (
                <Fragment key={does}>
                  <dt>{does}</dt>
                  <dd>{who}</dd>
                </Fragment>
              ))}
              <dt className={thread.text}>Comes out</dt>
              <dd>{framework.output}</dd>
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
