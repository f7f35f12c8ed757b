import { expect } from '@playwright/test';

import { built } from './support/built-base';
import { posts, samples } from './support/content';
import { when } from './support/test';
import {
  test as engineTest,
  expectMisses,
  expectPath,
  expectSees,
  type Visitor,
} from './support/visitor';

// Ways to lose a text in the post editor, in Chromium and Firefox. What needs two pages of one browser, or
// its crash, is in editor.spec.ts.

const [first] = samples();
const test = when(first, engineTest);

const editor = '/admin/manage-posts';
const title = 'main form [name=title]';
const text = 'main form [name=content]';
const logo = `header a[href="${built('/')}"]`;
const button = (name: string) => `//main//button[starts-with(normalize-space(.), "${name}")]`;
const inRow = (key: string, name: string) =>
  `//main//li[@data-kept="${key}"]//button[starts-with(normalize-space(.), "${name}")]`;
const words = 'The first thread carries the cloth.';

const expectText = (visitor: Visitor, value: string, target = text) =>
  expect
    .poll(() =>
      visitor.run(
        (field) => document.querySelector<HTMLTextAreaElement>(field)?.value ?? '',
        target,
      ),
    )
    .toBe(value);

/** Signs in and opens the editor. */
async function open(visitor: Visitor, search = '', target = search ? text : button('New post')) {
  await visitor.open('/robots.txt');
  await visitor.run(() => {
    const user = { name: 'Robin Guest', role: 'User', avatar: '/icon.svg', email: 'r@x.example' };
    localStorage.setItem('user', JSON.stringify(user));
  });
  await arrive(visitor, search, target);
}

/** Opens the editor again, as after a reload. */
async function arrive(visitor: Visitor, search = '', target = search ? text : button('New post')) {
  await visitor.open(`${editor}${search}`);
  await visitor.press('Shift');
  await expectSees(visitor, target);
}

/** Answers the next questions of the page. */
const answer = (visitor: Visitor, accept: 'yes' | 'no') =>
  visitor.run((given) => {
    window.confirm = () => given === 'yes';
  }, accept);

/** Replaces the text of the field as one paste does. */
const paste = (visitor: Visitor, value: string) =>
  visitor.run((pasted) => {
    const field = document.querySelector<HTMLTextAreaElement>('main form [name=content]');
    field?.focus();
    field?.select();
    document.execCommand('insertText', false, pasted);
  }, value);

/** Fills localStorage to the last character. */
const fill = (visitor: Visitor) =>
  visitor.run(() => {
    let size = 1_000_000;
    for (let item = 0; size >= 1; item += 1) {
      try {
        localStorage.setItem(`full-${item}`, 'x'.repeat(size));
      } catch {
        size /= 4;
      }
    }
  });

const stored = (visitor: Visitor) =>
  visitor.run(() => Object.keys(localStorage).filter((name) => name.startsWith('post-draft:')));

test('a new post is there after a reload, in the list and at its address', async ({ visitor }) => {
  await open(visitor, '?new');
  await visitor.type(title, 'Warp');
  await visitor.type(text, words);
  await arrive(visitor, '?new');
  await expectText(visitor, words);
  await arrive(visitor, '', inRow('~1', 'Open'));
  await visitor.click(inRow('~1', 'Open'));
  await expectText(visitor, words);
});

test('a changed post is there after a reload, saved and typed on', async ({ visitor }) => {
  const id = first?.id ?? '';
  await open(visitor, `?post=${id}`);
  await visitor.type(title, 'A Title That Was Saved');
  await visitor.click(button('Save'));
  await expectSees(visitor, '//main//*[@role="status"][contains(., "Saved for this visit")]');
  await arrive(visitor, '', inRow(id, 'Open'));
  await visitor.click(inRow(id, 'Open'));
  await expectText(visitor, 'A Title That Was Saved', title);
  await visitor.type(title, 'A Title That Was Typed');
  await arrive(visitor, `?post=${id}`);
  await expectText(visitor, 'A Title That Was Typed', title);
});

test('throwing away asks, and can be undone, also on another page', async ({ visitor }) => {
  await open(visitor, '?new');
  await visitor.type(text, words);
  await answer(visitor, 'no');
  await visitor.click(button('Throw away'));
  await expectText(visitor, words);
  await answer(visitor, 'yes');
  await visitor.click(button('Throw away'));
  await expectText(visitor, '');
  await visitor.click(logo);
  await expectPath(visitor, '/');
  await visitor.back();
  await visitor.click(button('Undo'));
  await expectText(visitor, words);
});

when(samples()[1], engineTest)(
  'each of several deletions can be undone, also on another page',
  async ({ visitor }) => {
    await open(visitor);
    for (const { title: name } of samples().slice(0, 2)) {
      await visitor.click(`//main//button[normalize-space(.)="Delete “${name}”"]`);
    }
    await visitor.click(logo);
    await expectPath(visitor, '/');
    await visitor.back();
    await expectSees(visitor, '//main//a[contains(@href, "/delete/main/content/blog/")]');
    for (const { id } of samples().slice(0, 2)) {
      await visitor.click(button('Undo'));
      await expect.poll(() => visitor.sees(`[data-row="${id}"]`)).toBeDefined();
    }
    for (const { id } of samples()) await expectSees(visitor, `[data-row="${id}"]`);
    await expectMisses(visitor, button('Undo'));
  },
);

test('a long text is kept, also while the storage is full', async ({ visitor }) => {
  const long = `${words} `.repeat(6000).trim();
  await open(visitor, '?new');
  await fill(visitor);
  await paste(visitor, long);
  await expectText(visitor, long);
  expect(await stored(visitor)).toEqual([]);
  await expectMisses(visitor, '//main//*[@role="alert"]');
  await arrive(visitor, '?new');
  await expectText(visitor, long);
  await visitor.run(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('full-')) delete localStorage[name];
  });
  await paste(visitor, words);
  await expect.poll(() => stored(visitor)).toEqual(['post-draft:~1']);
  await arrive(visitor, '?new');
  await expectText(visitor, words);
});

test('a browser that refuses storage says so', async ({ visitor }) => {
  await open(visitor, '?new');
  await visitor.run(() => {
    const refuse = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    Object.assign(Storage.prototype, { setItem: refuse });
    Object.assign(IDBDatabase.prototype, { transaction: refuse });
  });
  await paste(visitor, words);
  await expectSees(visitor, '//main//*[@role="alert"][contains(., "does not keep")]');
  expect(
    await visitor.run(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))),
  ).toBe(false);
  // The page may be left for the next test.
  await paste(visitor, '');
  await answer(visitor, 'yes');
  await visitor.click(button('Throw away'));
  await expectMisses(visitor, '//main//*[@role="alert"]');
});

test('Back and Forward, and signing out and in again', async ({ visitor }) => {
  await open(visitor);
  await visitor.click(button('New post'));
  await expectSees(visitor, text);
  await visitor.type(text, words);
  await visitor.back();
  await expectSees(visitor, inRow('~1', 'Open'));
  await visitor.click(`//footer//button[normalize-space(.)="Sign out"]`);
  await expectMisses(visitor, button('New post'));
  await open(visitor, '', inRow('~1', 'Open'));
  await visitor.click(inRow('~1', 'Open'));
  await expectText(visitor, words);
});

test('another tab shows the same text, and both know of each other', async ({ visitor }) => {
  await open(visitor, '?new');
  await paste(visitor, words);
  await visitor.run(() => {
    const channel = new BroadcastChannel('post-draft');
    Object.assign(window, { channel, heard: [] });
    channel.onmessage = ({ data }) => (window as unknown as { heard: object[] }).heard.push(data);
    channel.postMessage({ type: 'opened', key: '~1' });
  });
  await expectSees(visitor, '//main//*[contains(text(), "open in another tab")]');
  await visitor.run(() => {
    const item = JSON.parse(localStorage.getItem('post-draft:~1') ?? '');
    item.draft.content = 'Written in the other tab.';
    item.revision += 1;
    (window as unknown as { channel: BroadcastChannel }).channel.postMessage({
      ...{ type: 'written', key: '~1' },
      kept: item,
    });
  });
  await expectText(visitor, 'Written in the other tab.');
  const heard = () =>
    visitor.run(() => JSON.stringify((window as unknown as { heard: object[] }).heard));
  expect(await heard()).toContain('alsoOpen');
  await paste(visitor, words);
  await expect.poll(heard).toContain(words);
});

test('a clock that goes back, and a damaged item, cost no text', async ({ visitor }) => {
  await open(visitor, '?new');
  await paste(visitor, 'Old.');
  await visitor.run(() => {
    localStorage.setItem('post-draft:damaged', '{"draft":');
    Date.now = () => 0;
  });
  await paste(visitor, words);
  await arrive(visitor, '?new');
  await expectText(visitor, words);
});

test('a second post does not take the address of a kept one', async ({ visitor }) => {
  await open(visitor, '?new');
  await visitor.type(title, first?.title ?? '');
  await visitor.type(text, words);
  await visitor.run(() => {
    const item = JSON.parse(localStorage.getItem('post-draft:~1') ?? '');
    item.draft.id = 'kept-already';
    localStorage.setItem('post-draft:kept-already', JSON.stringify(item));
  });
  await arrive(visitor, '?new=2');
  await visitor.type(title, 'Kept already');
  await visitor.click(button('Save'));
  await expect
    .poll(() => visitor.run(() => document.querySelector('main form')?.textContent))
    .toContain('a post with this id exists already');
  await arrive(visitor, '?post=kept-already');
  await expectText(visitor, words);
});

test('a file that is opened replaces nothing without a question', async ({ visitor }) => {
  const file = (value: string) => `---\ntitle: Weft\n---\n${value}\n`;
  const choose = (value: string) =>
    visitor.run((content) => {
      const input = document.querySelector<HTMLInputElement>('main input[type=file]');
      const chosen = new DataTransfer();
      chosen.items.add(new File([content], 'weft (1).md', { type: 'text/markdown' }));
      if (!input) throw new Error('no input');
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, file(value));
  await open(visitor);
  await choose('Mine.');
  await expectText(visitor, 'Mine.\n');
  await arrive(visitor);
  await answer(visitor, 'no');
  await choose('Another.');
  await visitor.click(inRow('weft', 'Open'));
  await expectText(visitor, 'Mine.\n');
  await arrive(visitor);
  await answer(visitor, 'yes');
  await choose('Another.');
  await expectText(visitor, 'Another.\n');
  await visitor.click(button('Undo'));
  await expectText(visitor, 'Mine.\n');
});

test('a key pressed right before the page is left, and after the connection is gone', async ({
  visitor,
}) => {
  await open(visitor, '?new');
  await visitor.run(() => {
    window.fetch = () => Promise.reject(new TypeError('offline'));
  });
  await visitor.run((pasted) => {
    const field = document.querySelector<HTMLTextAreaElement>('main form [name=content]');
    field?.focus();
    // After the answer to this call.
    setTimeout(() => {
      document.execCommand('insertText', false, pasted);
      location.href = '/robots.txt';
    }, 100);
  }, words);
  await expectPath(visitor, '/robots.txt');
  await arrive(visitor, '?new');
  await expectText(visitor, words);
});

test('a published post that is newer is shown beside what was typed', async ({ visitor }) => {
  const id = posts()[0]?.id ?? '';
  await open(visitor, `?post=${id}`);
  await paste(visitor, words);
  // As if it had been begun when another text was published.
  await visitor.run((key) => {
    const item = JSON.parse(localStorage.getItem(key) ?? '');
    item.draft.base.content = 'What was published then.';
    item.draft.base.values.title = 'The title then';
    item.draft.values.title = 'The title then';
    localStorage.setItem(key, JSON.stringify(item));
  }, `post-draft:${id}`);
  await arrive(visitor, `?post=${id}`);
  await expectSees(visitor, '//main//h2[contains(., "has changed since you began")]');
  // The form shows the file, which has straight apostrophes.
  await expectText(visitor, (posts()[0]?.title ?? '').replaceAll('’', "'"), title);
  await expectText(visitor, words);
  await visitor.click(button('Download .md'));
  await expectSees(visitor, '//main//*[@role="status"][contains(., "Look at it below")]');
  await visitor.click(button('Keep mine'));
  await expectMisses(visitor, button('Keep mine'));
  await expectText(visitor, words);
});
