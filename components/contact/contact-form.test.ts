import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { ContactForm } from './contact-form';
import { NoContactForm } from './no-contact-form';

const email = 'hello@loom.example';

it('posts to a service on another host', () => {
  const endpoint = 'https://forms.loom.example/send-email';
  const form = createElement(ContactForm, { hasPrivacy: false, endpoint, email });
  expect(renderToStaticMarkup(form)).toMatch(new RegExp(`<form [^>]*action="${endpoint}"`));
});

it('says where to write on a host without a service', () => {
  const html = renderToStaticMarkup(createElement(NoContactForm, { email }));
  expect(html).toMatch(/can’t send messages.*href="mailto:hello@loom\.example".*hello@loom/);
  expect(html).not.toContain('<form');
});
