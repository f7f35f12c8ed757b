import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';

import { enterProject, postWith, smallSite } from '#lib/content/fixtures/temp-project';
import { inspectTexts } from './inspect-texts';
import { type Task, work } from './worker';

/** Enters a site with posts of different texts. @returns their texts */
function siteWith(posts: number): string[] {
  const texts = Array.from({ length: posts }, (_, index) => `Text ${index} of ${posts}.`);
  const files = texts.map((text, index) => [
    `content/blog/post-${index}.md`,
    postWith({ 9: text }),
  ]);
  const folder = enterProject({ ...smallSite, ...Object.fromEntries(files) });
  vi.stubEnv('BUILD_CACHE', path.join(folder, 'cache'));
  return texts.map((text) => `${text}\n`);
}

/** Texts that other processes get from a build. They leave the results in the cache. */
async function givenTexts(): Promise<string[]> {
  const given: string[] = [];
  const run = async (task: Task) => {
    if (task.task === 'inspect') given.push(...task.texts);
    return work(task);
  };
  // The types of results by task say more than this test needs.
  await inspectTexts({ run: run as never, close: async () => undefined });
  return given;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('gives each text to other processes once, and none that an earlier build has read', async () => {
  const texts = siteWith(130);
  const given = await givenTexts();
  expect(new Set(given).size).toBe(given.length);
  expect(given).toEqual(expect.arrayContaining(texts));
  expect(await givenTexts()).toEqual([]);
});

it('leaves few texts to the content check', async () => {
  siteWith(50);
  expect(await givenTexts()).toEqual([]);
});
