import { Pill } from '#components/ui/pill';
import type { Draft } from '#lib/editor/draft';
import { editorMessages } from '#lib/site/editor-messages';
import { useEditor } from './use-editor';

/** Title of a draft, which may have none yet. */
export const titleOf = ({ values, id }: Draft): string =>
  String(values.title || id || editorMessages.untitled);

/** What was thrown away since the site was opened, to take back. @param props.of - key of one draft */
export function ThrownAway({ of }: { of?: string }) {
  const { thrown, store } = useEditor();
  return thrown
    .filter(({ key }) => of === undefined || key === of)
    .map((each, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: one draft can be thrown away several times
      <p key={index} role="status" className="mt-3 flex flex-wrap items-center gap-4 text-small">
        {editorMessages.thrownAway(titleOf(each.draft))}
        <Pill size="large" onClick={() => store.takeBack(each)}>
          {editorMessages.undo}
        </Pill>
      </p>
    ));
}
