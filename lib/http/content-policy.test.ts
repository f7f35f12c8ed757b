import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { contentPolicy, hashOf } from './content-policy';

const sources = {
  scripts: [hashOf('begin()')],
  styles: [hashOf('a{}'), hashOf('a{}'), hashOf('b{}')],
  demoOrigin: 'https://demos.loom.example',
};
const rule = (policy: string, name: string) =>
  policy.split('; ').find((each) => each.startsWith(`${name} `));

describe('contentPolicy', () => {
  it('names inline text by hash, each once', () => {
    const digest = createHash('sha256').update('begin()').digest('base64');
    const policy = contentPolicy(sources, 'header');
    expect(rule(policy, 'script-src')).toBe(
      `script-src 'self' 'wasm-unsafe-eval' 'sha256-${digest}'`,
    );
    expect(rule(policy, 'style-src')?.match(/sha256/g)).toHaveLength(2);
  });

  it('allows nothing by default and nothing unsafe', () => {
    const policy = contentPolicy(sources, 'meta');
    expect(rule(policy, 'default-src')).toBe("default-src 'none'");
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/'unsafe|\*|http:/);
    expect(rule(policy, 'base-uri')).toContain("'none'");
  });

  it('allows no frames without demos', () => {
    const policy = contentPolicy({ ...sources, demoOrigin: undefined }, 'meta');
    expect(rule(policy, 'frame-src')).toBe("frame-src 'none'");
  });

  it('allows demos in frames and requests, and the film from its host', () => {
    const policy = contentPolicy({ ...sources, mediaOrigin: 'https://media.loom.example' }, 'meta');
    expect(rule(policy, 'frame-src')).toBe('frame-src https://demos.loom.example');
    expect(rule(policy, 'connect-src')).toBe("connect-src 'self' https://demos.loom.example");
    expect(rule(policy, 'media-src')).toBe("media-src 'self' https://media.loom.example");
    expect(rule(policy, 'img-src')).toBe("img-src 'self' data: https://media.loom.example");
  });

  it('allows the script of the counter and its requests, if there is one', () => {
    const counterOrigin = 'https://count.loom.example';
    const policy = contentPolicy({ ...sources, counterOrigin }, 'meta');
    expect(rule(policy, 'script-src')).toContain(` ${counterOrigin}`);
    expect(rule(policy, 'connect-src')).toContain(` ${counterOrigin}`);
    expect(contentPolicy(sources, 'meta')).not.toContain('count');
  });

  it('forbids frames in the header alone', () => {
    expect(contentPolicy(sources, 'header')).toContain("frame-ancestors 'none'");
    expect(contentPolicy(sources, 'meta')).not.toContain('frame-ancestors');
  });
});
