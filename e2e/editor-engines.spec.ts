import { expect } from '@playwright/test';

import { samples } from './support/content';
import { when } from './support/test';
import {
  test as engineTest,
  expectMisses,
  expectPath,
  expectSees,
  type Visitor,
} from './support/visitor';

// Ways to lose a text in the post editor that depend on the browser, in Chromium and Firefox. Others are in
// editor.spec.ts.

const [first] = samples();
const test = when(first, engineTest);

const editor = '/admin/manage-posts';
const title = 'main form [name=title]';
const text = 'main form [name=content]';
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

test('a new post is there after Back, another sign-in and a reload', async ({ visitor }) => {
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
  await arrive(visitor, '?new');
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
  await visitor.run(() => {
    window.confirm = () => true;
  });
  await visitor.click(button('Throw away'));
  await expectMisses(visitor, '//main//*[@role="alert"]');
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

