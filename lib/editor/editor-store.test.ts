import { beforeEach, expect, it, vi } from 'vitest';

import { browserWith } from '../auth/fixtures';
import { createBlogStore } from '../blog/blog-store';
import { postOf } from '../blog/visit-posts';
import { routes } from '../site/routes';
import { type Draft, publishedDraft } from './draft';
import { createEditorStore, freeKey, newKey } from './editor-store';
import { goodDraft, sampleData, samplePost, sampleSource } from './fixtures';
import { postFile } from './post-file';

/** What the site has: the data of the editor, and files of posts by id. */
let site: Record<string, object | undefined>;
let memory: ReturnType<typeof browserWith>;
let warns: boolean;
/** Tabs of the browser, which hear each other. */
let tabs: Tab[];
class Tab {
  onmessage?: (event: object) => void;
  constructor() {
    tabs.push(this);
  }
  postMessage(data: unknown) {
    for (const tab of tabs) if (tab !== this) tab.onmessage?.({ data: structuredClone(data) });
  }
}

beforeEach(() => {
  memory = browserWith();
  warns = false;
  tabs = [];
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  for (const kind of ['add', 'remove']) {
    vi.stubGlobal(`${kind}EventListener`, (type: string) => {
      if (type === 'beforeunload') warns = kind === 'add';
    });
  }
  vi.stubGlobal('BroadcastChannel', Tab);
  site = { data: sampleData, one: sampleSource };
  const answer = async (path: string) => {
    const [, id = 'data'] = /posts\/(.+)\.json$/.exec(path) ?? [];
    const file = site[id];
    return file ? Response.json(file) : new Response('', { status: 404 });
  };
  vi.stubGlobal('fetch', vi.fn(answer));
});

async function openStore() {
  const blog = createBlogStore();
  const store = createEditorStore(blog);
  await store.load();
  return { ...store, blog };
}
function publish({ title, content = sampleSource.content }: { title: string; content?: string }) {
  const frontMatter = sampleSource.frontMatter.replace('About one', title);
  const posts = [samplePost('one', { title }), ...sampleData.posts.slice(1)];
  site = { data: { ...sampleData, posts }, one: { ...sampleSource, frontMatter, content } };
}
const edited = (content?: string) =>
  ({ ...publishedDraft('one', sampleSource, sampleData), ...(content && { content }) }) as Draft;
type Store = Awaited<ReturnType<typeof openStore>>;
const textIn = (store: Pick<Store, 'get'>, id = 'one') => store.get().drafts[id]?.content;
const stored = () => Object.keys(memory.items).sort();

it('fetches its data once, and again after a failure', async () => {
  site = {};
  const store = createEditorStore(createBlogStore());
  await expect(store.load()).rejects.toThrow('404');
  site = { data: { ...sampleData, samples: [] } };
  await Promise.all([store.load(), store.load()]);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('fetches the texts of samples and of kept drafts at once, and others when they are edited', async () => {
  (await openStore()).write('blog-05', edited('Mine.\n'));
  site = { ...site, 'blog-05': sampleSource, three: { ...sampleSource, content: 'Three.\n' } };
  const store = await openStore();
  expect(Object.keys(store.get().sources).sort()).toEqual(['blog-05', 'one', 'three']);
  expect(postOf(store.blog.get(), 'three')?.content).toBe('Three.\n');
  await expect(store.loadSource('two')).rejects.toThrow('/admin/posts/two.json answered 404');
  site.two = { ...sampleSource, content: 'Two.\n' };
  await store.loadSource('two');
  expect(store.published('two')?.content).toBe('Two.\n');
  // A post that is not published any more has no file.
  const posts = sampleData.posts.filter(({ id }) => id !== 'two');
  site.data = { ...sampleData, posts };
  await store.refresh();
  expect(store.published('two')).toBeUndefined();
});

it('keeps the texts that it has without a connection', async () => {
  const store = await openStore();
  for (const reached of [{}, { data: sampleData }]) {
    site = reached;
    await store.refresh();
    expect(store.published('one')?.content).toBe(sampleSource.content);
  }
});

it('has no draft that nobody wrote, whatever the id is', async () => {
  const store = await openStore();
  const has = (id: string) => id in store.get().drafts;
  expect(['constructor', 'valueOf', '__proto__'].filter(has)).toEqual([]);
  store.write('constructor', goodDraft);
  store.write('constructor');
  expect(has('constructor')).toBe(false);
});

it('what was typed is there after a reload, as drafts, whether it was saved or not', async () => {
  const store = await openStore();
  store.write(newKey(1), { ...goodDraft, id: '' });
  store.write('one', edited('Other.\n'));
  store.write(newKey(2), goodDraft);
  store.markSaved(newKey(2), goodDraft);
  expect(store.get().saved[goodDraft.id]).toEqual(goodDraft);
  const { drafts, saved } = (await openStore()).get();
  expect(Object.keys(drafts).sort()).toEqual(['one', goodDraft.id, '~1'].sort());
  expect([drafts[goodDraft.id], saved]).toEqual([goodDraft, {}]);
});

it('what was typed stays when its post is deleted, and is gone when it is thrown away', async () => {
  const store = await openStore();
  store.markSaved(newKey(1), goodDraft);
  store.remove(samplePost(goodDraft.id));
  expect((await openStore()).get().drafts).toEqual({ [goodDraft.id]: goodDraft });
  store.throwAway(goodDraft.id);
  expect(stored()).toEqual([]);
  expect((await openStore()).get().drafts).toEqual({});
});

it('what was typed is gone when it is published as it was typed', async () => {
  (await openStore()).write('new', { ...goodDraft, id: 'new' });
  const posts = [...sampleData.posts, samplePost('new')];
  const [, frontMatter] = postFile(goodDraft, sampleData).split('---\n');
  site = {
    data: { ...sampleData, posts },
    new: { frontMatter, content: `${goodDraft.content}\n` },
  };
  expect((await openStore()).get().drafts).toEqual({});
  expect(stored()).toEqual([]);
});

const damaged = ['{', '7', '[null]', '{"draft":{}}', '{"draft":{"id":"a","content":"b"}}'];
it.each(damaged)('a draft that is damaged as %s is ignored', async (text) => {
  memory.items['post-draft:a'] = text;
  expect((await openStore()).get().drafts).toEqual({});
});

// Node has no IndexedDB. What goes into it is in editor-engines.spec.ts.
it('what was typed is kept in memory where the browser refuses storage, which asks before it is left', async () => {
  Object.assign(memory.refusing, { reads: true, writes: true });
  const store = await openStore();
  store.write('one', edited());
  expect(warns).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(store.get().drafts.one).toEqual(edited());
  expect([...store.get().refused]).toEqual(['one']);
  expect(warns).toBe(true);
  store.write('one');
  expect(warns).toBe(false);
});

it('what was thrown away comes back, each of several, and takes the place of what was typed since', async () => {
  const store = await openStore();
  store.write('one', edited('A.\n'));
  store.write('two', { ...edited('B.\n'), id: 'two' });
  store.throwAway('one');
  store.throwAway('two');
  const [first, second] = store.get().thrown;
  if (!first || !second) throw new Error('nothing thrown away');
  store.write('one', edited('C.\n'));
  store.takeBack(first);
  store.takeBack(second);
  expect(textIn(store)).toBe('A.\n');
  expect(textIn(store, 'two')).toBe('B.\n');
  expect(store.get().thrown.map(({ draft }) => draft.content)).toEqual(['C.\n']);
});

it('what was thrown away as a new post does not replace another new one', async () => {
  const store = await openStore();
  store.write(newKey(1), goodDraft);
  store.throwAway(newKey(1));
  const [thrown] = store.get().thrown;
  store.write(newKey(1), { ...goodDraft, content: 'Another.' });
  if (thrown) store.takeBack(thrown);
  expect([textIn(store, '~1'), textIn(store, '~2')]).toEqual(['Another.', goodDraft.content]);
  expect(freeKey(store.get().drafts)).toBe('~3');
});

it('what was thrown away of a saved post is as it was saved, and then as it is published', async () => {
  const { blog, ...store } = await openStore();
  const saved = edited('Saved.\n');
  store.markSaved('one', saved);
  blog.change('one', samplePost('one', { content: 'Saved.\n' }));
  store.write('one', edited('Typed.\n'));
  store.throwAway('one');
  expect(store.get().drafts.one).toEqual(saved);
  expect(blog.get().changes.has('one')).toBe(true);
  store.throwAway('one');
  expect('one' in store.get().drafts).toBe(false);
  expect(blog.get().changes.has('one')).toBe(false);
});

it('a newer published post changes what was left alone, and nothing that was typed', async () => {
  (await openStore()).write('one', edited('Mine.\n'));
  publish({ title: 'Newer' });
  const store = await openStore();
  expect(store.get().taken.one).toEqual(['title']);
  const values = { title: 'Newer' };
  const merged = { content: 'Mine.\n', values, base: { values } };
  expect(store.get().drafts.one).toMatchObject(merged);
  publish({ title: 'Newer', content: 'Theirs.\n' });
  await store.refresh();
  expect(textIn(store)).toBe('Mine.\n');
  expect(store.get().drafts.one?.base?.content).not.toBe('Theirs.\n');
});

it('two tabs show the same text, also after one was frozen, and know that both have it open', async () => {
  const [one, other] = [await openStore(), await openStore()];
  const leave = one.enter('one');
  expect(one.get().elsewhere.size).toBe(0);
  other.enter('one');
  expect([...one.get().elsewhere, ...other.get().elsewhere]).toEqual(['one', 'one']);
  one.write('one', edited('A.\n'));
  other.write('one', edited(`${textIn(other)}B.\n`));
  expect(textIn(one)).toBe('A.\nB.\n');
  leave();
  expect(other.get().elsewhere.size).toBe(0);
  one.write('one');
  expect('one' in other.get().drafts).toBe(false);
  // Again from the first revision on.
  one.write('one', edited('C.\n'));
  expect(textIn(other)).toBe('C.\n');
  // A frozen one hears nothing.
  tabs.pop();
  one.write('one', edited('D.\n'));
  expect(textIn(other)).toBe('C.\n');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(textIn(other)).toBe('D.\n'));
});

it.each([
  ['the posts', routes.editorData],
  ['their texts', routes.postSource('one')],
])('a tab that fetches %s has what another one writes meanwhile', async (_, fetched) => {
  const one = await openStore();
  const answer = vi.mocked(fetch).getMockImplementation();
  vi.mocked(fetch).mockImplementation(async (path) => {
    await new Promise((resolve) => setTimeout(resolve));
    if (path === fetched) one.write('one', edited('A.\n'));
    return answer?.(path) ?? new Response();
  });
  expect(textIn(await openStore())).toBe('A.\n');
});
