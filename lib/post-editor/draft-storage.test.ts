import { describe, expect, it } from 'vitest';

import { memoryStore } from '../auth/fixtures';
import { createDraftStorage } from './draft-storage';
import { goodDraft } from './fixtures';

/** Drafts read from a stored text. */
const readFrom = (stored: string) =>
  createDraftStorage(() => memoryStore({ 'unsaved-posts': stored }).store).read();
const text = (content: string) => ({ ...goodDraft, content });

describe('the storage of drafts', () => {
  it('returns what was written, and stores nothing without drafts', () => {
    const { store, items } = memoryStore();
    const drafts = { '': goodDraft, one: text('Other words') };
    createDraftStorage(() => store).write(drafts);
    expect(createDraftStorage(() => store).read()).toEqual(drafts);
    createDraftStorage(() => store).write({});
    expect(items).toEqual({});
  });

  it('removes the old value when the new one is too long', () => {
    const { store, items } = memoryStore();
    const drafts = createDraftStorage(() => store);
    drafts.write({ '': goodDraft });
    drafts.write({ '': text('x'.repeat(1_000_000)) });
    expect(items).toEqual({});
  });

  it.each(['', '{', 'null', '[1]', '"a"', '{"":1}', '{"":{"id":"a"}}', '{"":{"title":5}}'])(
    'reads nothing from %j',
    (stored) => {
      expect(readFrom(stored)).toEqual({});
    },
  );

  it('skips a damaged draft and returns the others', () => {
    const stored = JSON.stringify({ one: goodDraft, two: { ...goodDraft, draft: 'yes' } });
    expect(readFrom(stored)).toEqual({
      one: goodDraft,
    });
  });

  it('returns a draft that was stored before its newer fields existed', () => {
    const { callToAction, updated, changes, ...older } = goodDraft;
    const stored = JSON.stringify({ one: older });
    expect(readFrom(stored)).toEqual({
      one: { ...older, callToAction: '', updated: '', changes: '' },
    });
  });

  it('never throws where storage is refused', () => {
    const refused = createDraftStorage(() => {
      throw new Error('refused');
    });
    expect(refused.read()).toEqual({});
    expect(() => refused.write({ '': goodDraft })).not.toThrow();
  });
});
