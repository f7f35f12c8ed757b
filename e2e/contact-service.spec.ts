import { expect } from '@playwright/test';
import { lettersWith } from './support/outbox';
import { test } from './support/test';

const json = { 'Content-Type': 'application/json' };
const message = {
  name: 'Ada Moore',
  company: 'Moore Looms',
  email: 'ada@moore.example',
  details: 'We need a plan for our service desk.',
};

const refused = [
  { title: 'broken JSON', body: '{"name":', status: 400 },
  { title: 'an empty body', body: '', status: 400 },
  { title: 'null', body: 'null', status: 422 },
  { title: 'a list', body: '[]', status: 422 },
  { title: 'a number for a name', body: JSON.stringify({ ...message, name: 7 }), status: 422 },
  { title: 'no e-mail', body: JSON.stringify({ ...message, email: undefined }), status: 422 },
  {
    title: 'too much',
    body: JSON.stringify({ ...message, details: 'x'.repeat(17_000) }),
    status: 413,
  },
  {
    title: 'a text too long',
    body: JSON.stringify({ ...message, details: 'x'.repeat(5001) }),
    status: 422,
  },
  { title: 'plain text', body: 'hello', headers: { 'Content-Type': 'text/plain' }, status: 415 },
  {
    title: 'a form of another site',
    body: JSON.stringify(message),
    headers: { ...json, 'Sec-Fetch-Site': 'cross-site' },
    status: 403,
  },
];

for (const { title, body, headers = json, status } of refused) {
  test(`${title} is refused with a reason`, async ({ request }) => {
    // As bytes, because the client would put a string into JSON quotes.
    const answer = await request.post('/send-email', { data: Buffer.from(body), headers });
    expect(answer.status()).toBe(status);
    expect(answer.headers()['content-type']).toContain('application/json');
    expect(await answer.json()).toMatchObject({
      success: false,
      error: expect.stringMatching(/\w+ \w+/),
    });
  });
}

test('each field has its own reason', async ({ request }) => {
  const answer = await request.post('/send-email', { data: { email: 'ada@moore' } });
  expect(await answer.json()).toMatchObject({
    success: false,
    errors: {
      name: 'Name is required',
      email: 'Please enter a valid email address',
      details: 'Please provide details for your inquiry',
    },
  });
});

test('a good message is kept before it is confirmed', async ({ request }, { testId }) => {
  const details = `Straight to the service ${testId}`;
  const answer = await request.post('/send-email', { data: { ...message, details } });
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({ success: true });
  expect(lettersWith(details)).toHaveLength(1);
});

test('line breaks in a name add no header to the letter', async ({ request }, { testId }) => {
  const details = `No header ${testId}`;
  const name = 'Ada\r\nBcc: everyone@example.com';
  const answer = await request.post('/send-email', { data: { ...message, name, details } });
  expect(answer.status()).toBe(200);
  const [letter = ''] = lettersWith(details);
  expect(letter).toContain(details);
  expect(letter).not.toMatch(/^Bcc:/m);
});

test('the address takes POST only', async ({ request }) => {
  const answer = await request.get('/send-email');
  expect(answer.status()).toBe(405);
  expect(answer.headers().allow).toBe('POST');
  expect(await answer.json()).toMatchObject({ success: false });
});
