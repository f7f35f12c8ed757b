import { buttonClass } from '#components/ui/button';
import { useBlog } from './blog-context';

/** Notice that unsaved text of an earlier page load was restored. */
export function RecoveredNotice() {
  const { state, dispatch } = useBlog();
  if (state.recovered === 0) return null;
  return (
    <div
      role="status"
      className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-5 text-small"
    >
      <p>
        Your unsaved text is back: the page was reloaded before it was saved. Discard it in the list
        of posts if you do not need it.
      </p>
      <button
        type="button"
        className={buttonClass('outline')}
        onClick={() => dispatch({ type: 'dismissRecovered' })}
      >
        OK
      </button>
    </div>
  );
}
