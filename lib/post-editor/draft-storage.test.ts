import { describe, expect, it } from 'vitest';

import { createDraftStorage } from './draft-storage';
import { goodDraft } from './fixtures';

function memory(stored: Record<string, string> = {}) {
  const items = new Map(Object.entries(stored));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  };
}
const text = (content: string) => ({ ...goodDraft, content });

describe('the storage of drafts', () => {
  it('returns what was written, and stores nothing without drafts', () => {
    const storage = memory();
    const drafts = { '': goodDraft, one: text('Other words') };
    createDraftStorage(() => storage).write(drafts);
    expect(createDraftStorage(() => storage).read()).toEqual(drafts);
    createDraftStorage(() => storage).write({});
    expect(storage.items.size).toBe(0);
  });

  it('removes the old value when the new one is too long', () => {
    const storage = memory();
    const drafts = createDraftStorage(() => storage);
    drafts.write({ '': goodDraft });
    drafts.write({ '': text('x'.repeat(1_000_000)) });
    expect(storage.items.size).toBe(0);
  });

  it.each(['', '{', 'null', '[1]', '"a"', '{"":1}', '{"":{"id":"a"}}', '{"":{"title":5}}'])(
    'reads nothing from %j',
    (stored) => {
      expect(createDraftStorage(() => memory({ 'unsaved-posts': stored })).read()).toEqual({});
    },
  );

  it('skips a damaged draft and returns the others', () => {
    const stored = JSON.stringify({ one: goodDraft, two: { ...goodDraft, draft: 'yes' } });
    expect(createDraftStorage(() => memory({ 'unsaved-posts': stored })).read()).toEqual({
      one: goodDraft,
    });
  });

  it('returns a draft that was stored before its newer fields existed', () => {
    const { callToAction, updated, changes, ...older } = goodDraft;
    const stored = JSON.stringify({ one: older });
    expect(createDraftStorage(() => memory({ 'unsaved-posts': stored })).read()).toEqual({
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
