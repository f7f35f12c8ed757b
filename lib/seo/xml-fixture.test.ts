import { describe, expect, it } from 'vitest';

import { parseXml } from './xml-fixture';

const parse = (body: string) => parseXml(`<?xml version="1.0" encoding="utf-8"?>\n${body}`);

describe('parseXml, which tests of feeds trust,', () => {
  it('reads elements, attributes, text and CDATA', () => {
    expect(
      parse('<a xml:lang="en">\n<b c="&amp;"/><d>x &lt; <![CDATA[<y> & z]]></d></a>\n'),
    ).toEqual({
      name: 'a',
      attributes: { 'xml:lang': 'en' },
      text: '',
      children: [
        { name: 'b', attributes: { c: '&' }, text: '', children: [] },
        { name: 'd', attributes: {}, text: 'x < <y> & z', children: [] },
      ],
    });
  });

  it.each([
    '<a>x & y</a>',
    '<a>x < y</a>',
    '<a b="&"/>',
    '<a b="<"/>',
    '<a b=c/>',
    '<a><b></a></b>',
    '<a>',
    '<a/><b/>',
    'x<a/>',
    '<a>]]></a>',
    '',
  ])('refuses %s', (body) => expect(() => parse(body)).toThrow());
});
