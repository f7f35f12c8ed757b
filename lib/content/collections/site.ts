import { z } from 'zod';

import { defineDocument } from '../document';
import { externalUrl, text } from '../fields';

const network = z.enum(['linkedin', 'youtube', 'x', 'instagram'], {
  error: 'use one of linkedin, youtube, x, instagram',
});

/** content/site.json: the company's name and contact data. No other file repeats them. */
export const siteDocument = defineDocument(
  'site.json',
  z.strictObject({
    name: text,
    legalName: text,
    tagline: text,
    description: text,
    email: z.email('write an e-mail address'),
    /** `number` is in E.164 format for `tel:` links; `label` is shown. */
    phone: z.strictObject({
      label: text,
      number: text.regex(/^\+\d{8,15}$/, 'write +, country code and number without spaces'),
    }),
    address: z.strictObject({ city: text, state: text, country: text }),
    social: z.array(z.strictObject({ network, label: text, url: externalUrl })),
    podcasts: z.strictObject({ hub: externalUrl, feed: externalUrl }),
    /** Host name of the demos in production, without a scheme. */
    demoHost: text.regex(
      /^[a-z0-9.-]+$/,
      'write the host name alone, for example demos.example.com',
    ),
    repository: externalUrl,
    /** `since` is the first year; the footer adds the year of the build. */
    copyright: z.strictObject({ since: z.int(), notice: text, trademark: text }),
  }),
);

export type Site = ReturnType<typeof siteDocument.get>;

export const site = () => siteDocument.get();

/** City and state, e.g. "Jamison, PA". */
export const cityAndState = ({ address }: Site) => `${address.city}, ${address.state}`;
