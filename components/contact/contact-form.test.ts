import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { ContactForm } from './contact-form';
import { NoContactForm } from './no-contact-form';

const formOf = (endpoint?: string) =>
  /<form [^>]*>/.exec(
    renderToStaticMarkup(
      createElement(ContactForm, { hasPrivacy: false, endpoint, email: 'a@loom.example' }),
    ),
  )?.[0];

it('posts to the site itself, or to a service on another host', () => {
  expect(formOf()).toContain('action="/send-email"');
  const other = 'https://forms.loom.example/send-email';
  expect(formOf(other)).toContain(`action="${other}"`);
});

it('says where to write on a host without a service', () => {
  const html = renderToStaticMarkup(createElement(NoContactForm, { email: 'hello@loom.example' }));
  expect(html).toMatch(/can’t send messages.*href="mailto:hello@loom\.example".*hello@loom/);
  expect(html).not.toContain('<form');
});
