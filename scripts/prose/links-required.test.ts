import { describe, expect, it } from 'vitest';

import { messagesOf, page, paper, prose } from './fixtures';
import { requiredLinks } from './links-required';

const sources = '[A](https://a.example/) and [b](https://b.example/).';
const own = '[services](/services)';
const close = '## End\n\n[Write to us](/contact).';
const whole = `${sources} ${own}\n\n${close}`;
const find = (text: string) => messagesOf(requiredLinks(prose(text), []));

describe('requiredLinks', () => {
  it('accepts a post with every link, a paper with sources, a page without links', () => {
    expect(find(whole)).toEqual([]);
    expect(requiredLinks(paper(sources), [])).toEqual([]);
    expect(requiredLinks(page({ title: 'One' }), [])).toEqual([]);
  });

  it('counts an external page once', () => {
    const twice = '[A](https://a.example/) and [a part](https://a.example/#b).';
    expect(find(`${twice} ${own}\n\n${close}`)).toEqual(['3: only one external page is linked']);
    expect(messagesOf(requiredLinks(paper('One.'), []))).toEqual(['3: no external page is linked']);
  });

  it.each(['[a](/blog)', '[a](/blog/blog-02)', '[a](/blogs/blog-02)', '[a](/contact)'])(
    'takes %s for no related page',
    (link) => {
      expect(find(`${sources} ${link}\n\n${close}`)).toEqual([
        '3: no page of this site outside the blog is linked',
      ]);
    },
  );

  it('requires the contact link in the last section', () => {
    expect(find(`${whole}\n\n## After the end\n\nOne.`)).toEqual([
      '3: the last section does not link /contact',
    ]);
  });

  describe('with a call to action', () => {
    const calling = (text: string, call = 'Send us [the letter](/contact).') =>
      messagesOf(requiredLinks(prose(text, { fields: [`callToAction: "${call}"`] }), []));

    it('requires no contact link in the last section', () => {
      expect(calling(`${sources} ${own}\n\n## End\n\nOne.`)).toEqual([]);
      expect(calling(`${sources}\n\n## End\n\nOne.`)).toEqual([
        '4: no page of this site outside the blog is linked',
      ]);
    });

    it('accepts the contact link in another section, not in the last one', () => {
      expect(calling(`${whole}\n\n## After the end\n\nOne.`)).toEqual([]);
      expect(calling(whole)).toEqual(['2: the last section links /contact too, on line 8']);
    });

    it('accepts one sentence, also with an abbreviation', () => {
      const text = `${sources} ${own}\n\n## End\n\nOne.`;
      expect(calling(text, 'Send us your U.S. [letter](/contact).')).toEqual([]);
      expect(calling(text, 'One letter? [Send it](/contact).')).toEqual([
        '2: this is more than one sentence',
      ]);
    });
  });

  it('requires links to every other part of a series', () => {
    const part = (id: number, text: string) =>
      prose(text, {
        file: `content/blog/blog-0${id}.md`,
        fields: [`series: { name: Cloth, part: ${id} }`],
      });
    const linked = `${whole} [Part 2](/blog/blog-02#a)`;
    const others = [part(2, ''), part(3, '')];
    expect(messagesOf(requiredLinks(part(1, linked), [part(1, linked), ...others]))).toEqual([
      '4: /blog/blog-03 of the same series is not linked',
    ]);
    const all = `${linked} [Part 3](/blog/blog-03)`;
    expect(requiredLinks(part(1, all), [part(1, all), ...others])).toEqual([]);
  });
});
