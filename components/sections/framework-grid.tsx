import { Icon } from '#components/ui/icon';
import { threadAt } from '#components/ui/thread';
import type { Framework } from '#lib/content/collections/frameworks';

/** Framework cards: purpose and ordered steps of each method (docs/specification.md P4). */
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
            <ol className="mt-6">
              {framework.steps.map((step, position) => (
                <li key={step} className="flex gap-4 border-t border-line py-3 text-small">
                  <span
                    aria-hidden
                    className={`w-3 shrink-0 font-display font-medium ${thread.text}`}
                  >
                    {position + 1}
                  </span>
                  {step}
                </li>
              ))}
            </ol>
          </li>
        );
      })}
    </ul>
  );
}
