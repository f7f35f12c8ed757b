import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import type { Problem } from '#lib/content/load/problem';
import { goodDraft, sampleData } from '#lib/editor/fixtures';
import { LaterFindings } from './later-findings';

const { answers } = vi.hoisted(() => {
  vi.resetModules();
  return { answers: new Map<string, (found: Problem[]) => void>() };
});
vi.mock('#lib/editor/check-words', () => ({
  checkWordsOfDraft: ({ content }: { content: string }) =>
    new Promise((resolve) => answers.set(content, resolve)),
}));

it('shows what is found in the newest text, also if an earlier check ends later', async () => {
  const findings = (content: string) => (
    <LaterFindings draft={{ ...goodDraft, content }} data={sampleData} posts={[]} />
  );
  const asked = (content: string) =>
    waitFor(() => expect(answers.has(content)).toBe(true), { timeout: 5000 });
  const problem = { file: '', field: 'body', line: 3, fix: 'write another word' };
  const answer = (content: string) =>
    answers.get(content)?.([{ ...problem, message: `found in ${content}` }]);
  const { rerender } = render(findings('the first text'));
  await asked('the first text');
  rerender(findings('the second text'));
  await asked('the second text');
  answer('the second text');
  const found = 'Line 3: found in the second text. Write another word';
  await screen.findByText(found);
  answer('the first text');
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([found]);
});
