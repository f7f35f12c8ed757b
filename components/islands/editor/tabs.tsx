import { useId } from 'react';

interface Props {
  labels: readonly string[];
  chosen: number;
  onChoose: (index: number) => void;
  children: readonly React.ReactNode[];
}

/** Panes side by side on wide screens, otherwise tabs (ARIA APG, Tabs pattern). */
export function Tabs({ labels, chosen, onChoose, children }: Props) {
  const id = useId();

  function move(event: React.KeyboardEvent<HTMLElement>) {
    const last = labels.length - 1;
    const to = {
      ArrowRight: chosen === last ? 0 : chosen + 1,
      ArrowLeft: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onChoose(to);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  }

  return (
    <>
      <div
        role="tablist"
        aria-label="Post"
        onKeyDown={move}
        className="mb-6 flex rounded-full border border-line-strong p-1 lg:hidden"
      >
        {labels.map((label, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === chosen}
            aria-controls={`${id}-pane-${index}`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => onChoose(index)}
            className="min-h-11 flex-1 rounded-full text-small font-semibold text-muted aria-selected:bg-ink aria-selected:text-paper"
          >
            {label}
          </button>
        ))}
      </div>
      <div className="grid gap-8 lg:grid-cols-2 xl:gap-12">
        {labels.map((label, index) => (
          <div
            key={label}
            role="tabpanel"
            id={`${id}-pane-${index}`}
            aria-labelledby={`${id}-tab-${index}`}
            className={`min-w-0 ${index === chosen ? '' : 'max-lg:hidden'}`}
          >
            {children[index]}
          </div>
        ))}
      </div>
    </>
  );
}
