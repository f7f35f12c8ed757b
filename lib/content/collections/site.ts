import { z } from 'zod';

import { defineDocument } from '../load/document';
import { externalUrl, text } from '../schema/fields';

const network = z.enum(['linkedin', 'youtube', 'x', 'instagram'], {
  error: 'use one of linkedin, youtube, x, instagram',
});

const address = {
  street: text.optional(),
  postcode: text.optional().describe('Postal code.'),
  city: text,
  state: text.optional().describe('State, e.g. "PA".'),
  country: text.describe('Country code, e.g. "US".'),
};

export const phone = z.strictObject({
  label: text.describe('Number as shown, e.g. "(215) 555-0100".'),
  number: text
    .regex(/^\+\d{8,15}$/, 'write +, country code and number without spaces')
    .describe('Number in E.164 format, e.g. "+12155550100".'),
});

/** content/site.json: the company's name and contact data. No other file repeats them. */
export const siteDocument = defineDocument(
  'site.json',
  z.strictObject({
    name: text.describe('Name of the company, as shown.'),
    legalName: text.describe('Registered name of the company.'),
    tagline: text.describe('What the company does, in a few words.'),
    description: text.describe('What the company does, in a sentence for search engines.'),
    email: z.email('write an e-mail address'),
    phone,
    calendar: externalUrl
      .optional()
      .describe('Page of a calendar where visitors choose a time for a call.'),
    address: z.strictObject(address),
    offices: z
      .array(z.strictObject({ name: text.optional(), ...address, phone: phone.optional() }))
      .default([])
      .describe('Other offices besides "address", in the order in which pages show them.'),
    accounts: z
      .boolean()
      .default(true)
      .describe('Whether visitors can sign in. false also turns the post editor off.'),
    contact: z
      .string()
      .refine(
        (value) => ['form', 'email'].includes(value) || /^https:\/\/\S+$/.test(value),
        'write "form", "email", or the address of a contact service, starting with https://',
      )
      .default('form')
      .describe(
        '"form": the form of this site; "email": the e-mail address instead; or the address of the contact service of this project on another host, ending in /send-email. CONTACT_ENDPOINT sets it for one build.',
      ),
    social: z.array(
      z.strictObject({
        network: network.describe('Social network, which chooses the icon.'),
        label: text.describe('Text of the link for screen readers.'),
        url: externalUrl,
      }),
    ),
    demoHost: text
      .regex(/^[a-z0-9.-]+$/, 'write the host name alone, for example demos.example.com')
      .describe('Host name of the demos in production, without https://.')
      .optional(),
    repository: externalUrl.describe('Address of the source code on GitHub.'),
    copyright: z.strictObject({
      since: z.int().describe('First year. The footer adds the year of the build.'),
      notice: text.describe('Who has the copyright.'),
      trademark: text.optional(),
    }),
  }),
);

export type Site = ReturnType<typeof siteDocument.get>;

/** The company: content/site.json. */
export const site = () => siteDocument.get();
