import { expect, it, onTestFinished, vi } from 'vitest';

import { tempProject } from './fixtures/temp-project';

const text = '## Cost\n\nSee [the plan](/contact).\n';
const entry = { file: 'content/blog/a.md', body: text };

/** The module as in a new process, and its renderer. */
async function fresh(folder: string) {
  vi.resetModules();
  vi.stubEnv('BUILD_CACHE', folder);
  const markdown = await import('./markdown');
  const render = vi.spyOn(markdown, 'renderMarkdown');
  return { render, ...(await import('./markdown-cache')) };
}

vi.mock('./markdown', { spy: true });

it('parses a text once for all processes of a build', async () => {
  const folder = tempProject({});
  onTestFinished(() => void vi.unstubAllEnvs());
  const first = await fresh(folder);
  const rendered = first.renderOnce(entry);
  expect(rendered.html).toContain('Cost</h2>');
  expect(first.renderOnce(entry)).toBe(rendered);
  expect(first.inspectOnce(text).links).toEqual([
    { url: '/contact', line: 3, offset: text.indexOf('/contact') },
  ]);
  expect(first.render).toHaveBeenCalledTimes(1);

  first.render.mockClear();
  const second = await fresh(folder);
  expect(second.renderOnce(entry)).toEqual(rendered);
  expect(second.render).not.toHaveBeenCalled();
});
