import { colorClassesAt } from '#components/ui/color-classes';
import { Icon } from '#components/ui/icon';
import type { Framework } from '#lib/content/collections/frameworks';
import * as messages from '#lib/site/messages';

/**
 * Framework cards: purpose of each method, what goes in, who does what, and what comes out
 * (docs/specification.md P4).
 */
export function FrameworkGrid({ frameworks }: { frameworks: readonly Framework[] }) {
  return (
    <ul className="grid gap-6 lg:has-[>:nth-child(2)]:grid-cols-2 lg:has-[>:nth-child(3)]:grid-cols-3 print:grid-cols-3">
      {frameworks.map((framework, index) => {
        const thread = colorClassesAt(index * 2);
        return (
          <li
            key={framework.id}
            id={framework.id}
            className="flex flex-col rounded-card border border-line p-7 lg:p-8 print:break-inside-avoid"
          >
            <Icon name={framework.icon} className={thread.text} />
            <h3 className="mt-5 text-h3">{framework.title}</h3>
            <p className="mt-3 text-muted">{framework.description}</p>
            <dl className="mt-6 grid gap-4 bg-threads bg-repeat-y ps-9 text-small rtl:bg-right">
              <Step
                title={messages.service.goesIn}
                text={framework.input}
                className={thread.text}
              />
              {framework.steps.map(({ does, who }) => (
                <Step key={does} title={does} text={who} />
              ))}
              <Step
                title={messages.service.comesOut}
                text={framework.output}
                className={thread.text}
              />
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

/** A step with its dot on the threads beside the list. */
function Step({
  title,
  text,
  className = '',
}: {
  title: string;
  text: string;
  className?: string;
}) {
  return (
    <div>
      <dt
        className={`relative font-semibold before:absolute before:-inset-s-8.75 before:top-1 before:size-3.5 before:rounded-full before:border-2 before:border-surface before:bg-current before:[print-color-adjust:exact] ${className}`}
      >
        {title}
      </dt>
      <dd className="text-muted">{text}</dd>
    </div>
  );
}
