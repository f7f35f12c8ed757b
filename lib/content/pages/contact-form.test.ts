import { expect, it } from 'vitest';

import { readEnv } from '../../site/env';
import { site, siteDocument } from '../collections/site';
import { companyFile, enterSite } from '../fixtures/temp-project';
import { contactForm } from './contact-form';

const elsewhere = 'https://forms.loom.example/send';
const below = { SITE_URL: 'https://loom.example/site' };

it.each([
  ['form', {}, undefined],
  ['form', below, 'none'],
  ['form', { ...below, CONTACT_ENDPOINT: 'https://loom.example/site/send-email' }, undefined],
  ['form', { CONTACT_ENDPOINT: elsewhere }, elsewhere],
  ['form', { ...below, CONTACT_ENDPOINT: 'HTTPS://loom.example/site/send-email/' }, undefined],
  ['email', {}, 'none'],
  ['email', { CONTACT_ENDPOINT: elsewhere }, elsewhere],
  [elsewhere, {}, elsewhere],
  [elsewhere, { CONTACT_ENDPOINT: 'none' }, elsewhere],
  ['form', { CONTACT_ENDPOINT: 'none' }, 'none'],
])('"contact": "%s" with %o posts to %s', (contact, vars, endpoint) => {
  enterSite(companyFile({ contact }));
  expect(contactForm(readEnv(vars))).toBe(endpoint);
});

const wrong = ['forms.loom.example', 'http://forms.loom.example/', 'mail'];
it.each(wrong)('refuses %j as contact, and says what to write', (contact) => {
  const { error } = siteDocument.schema.safeParse({ ...site(), contact });
  expect(error?.issues[0]?.message).toContain('write "form", "email", or the address');
});
