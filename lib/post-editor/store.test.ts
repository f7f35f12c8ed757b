import { describe, expect, it } from 'vitest';

import { goodDraft, sampleData, samplePost } from './fixtures';
import {
  type BlogAction,
  blogReducer,
  emptyBlog,
  hasChanges,
  isAtRisk,
  isChanged,
  isUnopened,
  postOf,
  replacedIds,
  shownPosts,
} from './store';

const open: BlogAction = { type: 'open', editorData: sampleData };
const stateAfter = (...actions: BlogAction[]) => [open, ...actions].reduce(blogReducer, emptyBlog);
const idsAfter = (...actions: BlogAction[]) => stateAfter(...actions).posts.map(({ id }) => id);
const add: BlogAction = { type: 'add', post: samplePost('four') };
const removeTwo: BlogAction = { type: 'remove', id: 'two' };
const restore: BlogAction = { type: 'restore' };
const changed = { ...samplePost('two'), title: 'Another title' };
const update: BlogAction = { type: 'update', post: changed };
const write = (key: string): BlogAction => ({ type: 'write', key, draft: goodDraft });

describe('the store', () => {
  it('starts with three samples, and only once', () => {
    expect(idsAfter()).toEqual(['one', 'two', 'three']);
    expect(idsAfter(removeTwo, open)).toEqual(['one', 'three']);
  });

  it('puts samples that come late before what was added', () => {
    expect([add, open].reduce(blogReducer, emptyBlog).posts.map(({ id }) => id)).toEqual([
      'one',
      'two',
      'three',
      'four',
    ]);
  });

  it('appends what is added', () => {
    expect(idsAfter(add)).toEqual(['one', 'two', 'three', 'four']);
  });

  it('replaces the post with the id of an update, in its place', () => {
    const { posts } = stateAfter(update);
    expect(posts[1]).toBe(changed);
    expect(posts).toHaveLength(3);
    expect(idsAfter({ type: 'update', post: samplePost('none') })).toEqual(idsAfter());
  });

  it('removes by id, and nothing for an unknown id', () => {
    expect(idsAfter(removeTwo)).toEqual(['one', 'three']);
    expect(idsAfter({ type: 'remove', id: 'none' })).toEqual(idsAfter());
  });

  it('gets by id', () => {
    expect(postOf(stateAfter(), 'three')).toBe(sampleData.posts[2]);
    expect(postOf(stateAfter(), 'none')).toBeUndefined();
  });

  it('does not change the previous state', () => {
    const state = stateAfter();
    const before = structuredClone(state);
    for (const action of [add, update, removeTwo, write('two')]) blogReducer(state, action);
    expect(state).toEqual(before);
  });
});

describe('a published post that is not a sample', () => {
  const openPost: BlogAction = { type: 'openPost', post: samplePost('blog-05') };
  const edit: BlogAction = { type: 'update', post: { ...samplePost('blog-05'), title: 'Other' } };

  it('is opened once, and is no change', () => {
    const state = stateAfter(openPost, openPost);
    expect(state.posts.map(({ id }) => id)).toEqual(['one', 'two', 'three', 'blog-05']);
    expect([hasChanges(state), isAtRisk(state)]).toEqual([false, false]);
    expect([isUnopened(state, 'blog-05'), isUnopened(stateAfter(), 'blog-05')]).toEqual([
      false,
      true,
    ]);
    expect(isUnopened(state, 'unknown')).toBe(false);
  });

  it('is in the blog list of the visit only once it is changed', () => {
    const opened = stateAfter(openPost, update);
    expect(shownPosts(opened).map(({ id }) => id)).toEqual(['one', 'two', 'three']);
    expect(replacedIds(opened)).toEqual(['one', 'two', 'three']);
    const changedToo = stateAfter(openPost, edit);
    expect(shownPosts(changedToo).at(-1)?.title).toBe('Other');
    expect(replacedIds(changedToo)).toContain('blog-05');
    expect(isAtRisk(changedToo)).toBe(true);
  });

  it('has its card replaced when it is deleted, and is not opened again', () => {
    const state = stateAfter(openPost, { type: 'remove', id: 'blog-05' });
    expect(replacedIds(state)).toContain('blog-05');
    expect(isUnopened(state, 'blog-05')).toBe(false);
    expect(isAtRisk(state)).toBe(true);
  });
});

describe('undo', () => {
  it.each(['one', 'two', 'three'])('puts %s back in its place', (id) => {
    expect(idsAfter({ type: 'remove', id }, restore)).toEqual(['one', 'two', 'three']);
  });

  it('keeps posts added in the meantime', () => {
    expect(idsAfter(removeTwo, add, restore)).toEqual(['one', 'two', 'three', 'four']);
  });

  it('brings back what was typed for the post', () => {
    expect(stateAfter(write('two'), removeTwo).drafts).toEqual({});
    expect(stateAfter(write('two'), removeTwo, restore).drafts).toEqual({ two: goodDraft });
  });

  it('brings back a new post that was discarded', () => {
    const discard: BlogAction = { type: 'discard', key: '' };
    expect(stateAfter(write(''), discard).drafts).toEqual({});
    expect(stateAfter(write(''), discard).lastDeleted?.title).toBe(goodDraft.title);
    expect(stateAfter(write(''), discard, restore).drafts).toEqual({ '': goodDraft });
  });

  it('is over once it is dismissed, and happens once', () => {
    expect(idsAfter(removeTwo, { type: 'dismissUndo' }, restore)).toEqual(['one', 'three']);
    expect(idsAfter(removeTwo, restore, restore)).toEqual(['one', 'two', 'three']);
  });
});

describe('what is typed', () => {
  it('ends with the post being saved', () => {
    expect(stateAfter(write('two'), update).drafts).toEqual({});
    expect(stateAfter(write(''), add).drafts).toEqual({});
  });

  it('ends when it is as before', () => {
    expect(stateAfter(write('two'), { type: 'write', key: 'two' }).drafts).toEqual({});
  });
});

describe('a warning', () => {
  const markExported = (id: string): BlogAction => ({ type: 'markExported', id });

  it.each<[string, BlogAction[]]>([
    ['typed words', [write('two')]],
    ['a new post', [add]],
    ['a changed post', [update]],
    ['a deletion', [removeTwo]],
    [
      'a post that changed after it was taken out',
      [update, markExported('two'), { ...update, post: { ...changed } }],
    ],
  ])('is due for %s', (_, actions) => expect(isAtRisk(stateAfter(...actions))).toBe(true));

  it.each<[string, BlogAction[]]>([
    ['nothing', []],
    ['an undone deletion', [removeTwo, restore]],
    ['a new post that was taken out', [add, markExported('four')]],
    ['a changed post that was taken out', [update, markExported('two')]],
    ['a new post that was deleted', [add, { type: 'remove', id: 'four' }]],
  ])('is not due for %s', (_, actions) => expect(isAtRisk(stateAfter(...actions))).toBe(false));
});

describe('a change', () => {
  it('is what differs from the samples', () => {
    expect(hasChanges(emptyBlog)).toBe(false);
    expect(hasChanges(stateAfter())).toBe(false);
    expect(hasChanges(stateAfter(write('two')))).toBe(false);
    for (const action of [add, update, removeTwo])
      expect(hasChanges(stateAfter(action))).toBe(true);
    expect(isChanged(stateAfter(update), changed)).toBe(true);
    expect(isChanged(stateAfter(update), samplePost('one'))).toBe(true);
    expect(sampleData.posts.filter((post) => isChanged(stateAfter(update), post))).toEqual([]);
  });
});
