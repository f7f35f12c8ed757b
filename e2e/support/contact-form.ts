import { expect, type Page } from '@playwright/test';

import { rootPath } from './built-base';

export const name = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const company = (page: Page) => page.getByRole('textbox', { name: 'Company' });
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

export async function fill(page: Page, values: Partial<typeof typed>) {
  const { name: whom = '', company: firm = '', email: address = '', details: text = '' } = values;
  await name(page).fill(whom);
  await company(page).fill(firm);
  await email(page).fill(address);
  await details(page).fill(text);
}

export async function expectTyped(page: Page, values: typeof typed) {
  await expect(name(page)).toHaveValue(values.name);
  await expect(company(page)).toHaveValue(values.company);
  await expect(email(page)).toHaveValue(values.email);
  await expect(details(page)).toHaveValue(values.details);
}

/** Collects requests to the contact service from now on. */
export function posts(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (rootPath(request.url()) === '/send-email') bodies.push(request.postDataJSON());
  });
  return bodies;
}
