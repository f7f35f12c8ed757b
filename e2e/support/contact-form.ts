import { expect, type Page } from '@playwright/test';

import { rootPath } from './built-base';

export const name = (page: Page) => page.getByRole('textbox', { name: 'Name' });
export const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
export const details = (page: Page) => page.getByRole('textbox', { name: 'How can we help?' });
export const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
export const alert = (page: Page) => page.getByRole('form').getByRole('alert');
export const success = (page: Page) =>
  page.getByRole('dialog', { name: 'Message Sent Successfully!' });

export const typed = {
  name: 'Ada Moore',
  company: 'Moore Looms',
  email: 'ada@moore.example',
  details: 'We need a plan for our service desk.',
};

const field = (page: Page, name: string) => page.getByRole('form').locator(`[name=${name}]`);

export async function fill(page: Page, values: Partial<typeof typed>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

export async function expectTyped(page: Page, values: typeof typed) {
  for (const [name, value] of Object.entries(values))
    await expect(field(page, name)).toHaveValue(value);
}

/** Collects requests to the contact service from now on. */
export function posts(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (rootPath(request.url()) === '/send-email') bodies.push(request.postDataJSON());
  });
  return bodies;
}
