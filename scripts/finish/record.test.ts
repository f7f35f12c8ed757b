import { expect, it } from 'vitest';

import { noNames } from './names';
import { NameBook } from './record';

const names = (...classes: string[]) => ({ ...noNames(), classes: new Set(classes) });

it('joins the names of a family and keeps the same lists once', () => {
  const book = new NameBook();
  book.add('blog/a.html', names('x', 'y'));
  book.add('blog/b.html', names('y', 'x'));
  book.add('demos/c.html', names('z'));
  const families = book.families();
  expect([...(families.get('blog')?.classes ?? [])]).toEqual(['x', 'y']);
  expect([...(families.get('demos')?.classes ?? [])]).toEqual(['z']);
  expect(book.toRecord(new Map()).names).toHaveLength(2);
});

it('takes the names of a page from the record of an earlier export', () => {
  const before = new NameBook();
  before.add('blog/a.html', names('x'));
  const book = new NameBook(before.toRecord(new Map([['blog', 'css']])));
  book.copy('blog/a.html');
  expect(book.toRecord(new Map([['blog', 'css']]))).toEqual(
    before.toRecord(new Map([['blog', 'css']])),
  );
  expect(() => book.copy('blog/new.html')).toThrow('blog/new.html');
});
