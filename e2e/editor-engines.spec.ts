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

const test = when(samples().length > 0, engineTest);

const text = 'main form [name=content]';
const button = (name: string) => `//main//button[starts-with(normalize-space(.), "${name}")]`;
const kept = '//main//li[@data-kept="~1"]//button[starts-with(normalize-space(.), "Open")]';
const words = 'The first thread carries the cloth.';

const wordsIn = (field: string) => document.querySelector<HTMLTextAreaElement>(field)?.value ?? '';
const expectText = (visitor: Visitor, value: string) =>
  expect.poll(() => visitor.run(wordsIn, text)).toBe(value);

async function open(visitor: Visitor, search = '', target?: string) {
  await visitor.open('/robots.txt');
  await visitor.run(() => {
    const user = { name: 'Robin Guest', role: 'User', avatar: '/icon.svg', email: 'r@x.example' };
    localStorage.setItem('user', JSON.stringify(user));
  });
  await arrive(visitor, search, target);
}

/** Opens the editor again, as after a reload. */
async function arrive(visitor: Visitor, search = '', target = search ? text : button('New post')) {
  await visitor.open(`/admin/manage-posts${search}`);
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

const stored = (visitor: Visitor) =>
  visitor.run(() => Object.keys(localStorage).filter((name) => name.startsWith('post-draft:')));

test('a new post is there after Back, another sign-in and a reload', async ({ visitor }) => {
  await open(visitor);
  await visitor.click(button('New post'));
  await expectSees(visitor, text);
  await visitor.type(text, words);
  await visitor.back();
  await expectSees(visitor, kept);
  await visitor.click(`//footer//button[normalize-space(.)="Sign out"]`);
  await expectMisses(visitor, button('New post'));
  await open(visitor, '', kept);
  await visitor.click(kept);
  await expectText(visitor, words);
  await arrive(visitor, '?new');
  await expectText(visitor, words);
});

test('a long text is kept while the storage is full, or warned of', async ({ visitor }) => {
  const warning = '//main//*[@role="alert"][contains(., "does not keep")]';
  const long = `${words} `.repeat(6000).trim();
  await open(visitor, '?new');
  await paste(visitor, words);
  await visitor.run(() => {
    let size = 1_000_000;
    for (let item = 0; size >= 1; item += 1) {
      try {
        localStorage.setItem(`full-${item}`, 'x'.repeat(size));
      } catch {
        size /= 4;
      }
    }
    const { transaction } = IDBDatabase.prototype;
    const refuse = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    Object.assign(IDBDatabase.prototype, { transaction: refuse });
    const takeAgain = () => Object.assign(IDBDatabase.prototype, { transaction });
    Object.assign(window, { takeAgain });
  });
  await paste(visitor, long);
  await expectSees(visitor, warning);
  const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(await visitor.run(leave)).toBe(false);
  await visitor.run(() => void Reflect.get(window, 'takeAgain')());
  await paste(visitor, `${long}.`);
  await expectMisses(visitor, warning);
  expect(await stored(visitor)).toEqual([]);
  await arrive(visitor, '?new');
  await expectText(visitor, `${long}.`);
  await visitor.run(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('full-')) delete localStorage[name];
  });
  await paste(visitor, words);
  await expect.poll(() => stored(visitor)).toEqual(['post-draft:~1']);
  await arrive(visitor, '?new');
  await expectText(visitor, words);
});

test('the last key before the page is left is kept, also offline', async ({ visitor }) => {
  await open(visitor, '?new');
  await visitor.run((pasted) => {
    window.fetch = () => Promise.reject(new TypeError('offline'));
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
