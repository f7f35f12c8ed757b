import { threadOf } from '#components/ui/thread';

interface Props {
  id: string;
  title: string;
  cover?: { coverImage: string; tone: Parameters<typeof threadOf>[0] };
  facts: readonly string[];
  /** Differences from the published post, e.g. "Unsaved changes". */
  marks: readonly string[];
  /** Labels of the two buttons. */
  edit: string;
  remove: string;
  onEdit: () => void;
  onRemove: (event: React.MouseEvent) => void;
}

/** A post in the editor's list. */
export function PostRow({ id, title, cover, facts, marks, edit, remove, ...on }: Props) {
  const small =
    'min-h-11 rounded-full border border-line-strong px-5 text-small font-semibold hover:border-ink';
  return (
    <li
      data-row={id}
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card bg-card p-4 card-shadow sm:flex-nowrap sm:p-5"
    >
      {cover ? (
        <img
          src={cover.coverImage}
          width={1440}
          height={500}
          alt=""
          className={`h-20 w-full rounded-xl object-cover sm:w-36 sm:shrink-0 ${threadOf(cover.tone).tint}`}
        />
      ) : (
        <div className="h-20 w-36 shrink-0 rounded-xl bg-slate-tint max-sm:hidden" />
      )}
      <div className="min-w-0 grow basis-full sm:basis-0">
        <h2 className="text-lead leading-snug tracking-normal wrap-anywhere">{title}</h2>
        <p className="mt-1 text-small text-muted">{facts.join(' · ')}</p>
        {marks.length > 0 && (
          <p className="mt-1 text-tiny font-semibold text-indigo-text">{marks.join(' · ')}</p>
        )}
      </div>
      <div className="flex gap-2">
        <button type="button" className={small} onClick={on.onEdit}>
          {edit}
          <span className="sr-only"> “{title}”</span>
        </button>
        <button type="button" className={small} onClick={on.onRemove}>
          {remove}
          <span className="sr-only"> “{title}”</span>
        </button>
      </div>
    </li>
  );
}
