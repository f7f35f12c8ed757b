import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { ContactForm } from './contact-form';
import { NoContactForm } from './no-contact-form';

const email = 'hello@loom.example';
const other = 'https://forms.loom.example/send-email';

it.each([
  [undefined, '/send-email'],
  [other, other],
])('posts to the site itself, or to a service on another host: %s', (endpoint, action) => {
  const form = createElement(ContactForm, { hasPrivacy: false, endpoint, email });
  expect(renderToStaticMarkup(form)).toMatch(new RegExp(`<form [^>]*action="${action}"`));
});

it('says where to write on a host without a service', () => {
  const html = renderToStaticMarkup(createElement(NoContactForm, { email }));
  expect(html).toMatch(/can’t send messages.*href="mailto:hello@loom\.example".*hello@loom/);
  expect(html).not.toContain('<form');
});
