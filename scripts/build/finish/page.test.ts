import { describe, expect, it } from 'vitest';

import { parsePage, toHtml } from './page';

const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<link rel="stylesheet" href="/a.css" data-precedence="next">
<link rel="preload" as="script" href="/one.js"><link rel="preload" as="font" href="/f.woff2">
<script src="/one.js" async=""></script><script src="/old.js" nomodule=""></script>
<script>theme()</script></head><body><!--$--><p>Hi</p><!--/$-->
<script type="application/ld+json">{"a":1}</script>
<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["two.js"],"runtimeModuleIds":[7]});</script>
<script src="/two.js" async=""></script>
<script>(self.__next_f=self.__next_f||[]).push([0])</script>
<script>self.__next_f.push([1,"0:{\\"x\\":1}\\n"])</script>
<script>self.__next_f.push([1,"1:\\u003cp\\u003e"])</script></body></html>`;

describe('parsePage', () => {
  it('removes the bootstrap of the framework and returns it', () => {
    const { scripts } = parsePage(html);
    expect(scripts).toEqual({
      chunks: ['/one.js', '/two.js'],
      entry: '{"otherChunks":["two.js"],"runtimeModuleIds":[7]}',
      payload: '0:{"x":1}\n1:<p>',
      styles: ['/a.css'],
    });
  });

  it('keeps everything else: own scripts, data, markers of React, other preloads', () => {
    const left = toHtml(parsePage(html).document);
    expect(left).toContain('<script>theme()</script>');
    expect(left).toContain('<script type="application/ld+json">{"a":1}</script>');
    expect(left).toContain('<!--$--><p>Hi</p><!--/$-->');
    expect(left).toContain('href="/f.woff2"');
    expect(left).not.toMatch(/__next_f|TURBOPACK|\.js"|stylesheet/);
  });

  it('rejects a page without the bootstrap of React', () => {
    expect(() => parsePage('<!DOCTYPE html><p>Plain</p>')).toThrow('no page of this framework');
  });
});
