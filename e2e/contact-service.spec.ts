import { expect } from '@playwright/test';
import { emailsWith } from './support/outbox';
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
    // Sent as bytes, because the client would encode a string as JSON.
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

test('a valid message is stored before it is confirmed', async ({ request }, { testId }) => {
  const details = `Straight to the service ${testId}`;
  const answer = await request.post('/send-email', { data: { ...message, details } });
  expect(answer.status()).toBe(200);
  const { success, reference } = await answer.json();
  expect(success).toBe(true);
  expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(emailsWith(details)).toHaveLength(1);
  expect(emailsWith(details)[0]).toContain(`Reference: ${reference}`);

  const again = await request.post('/send-email', { data: { ...message, details } });
  expect(await again.json()).toEqual({ success: true, reference });
  expect(emailsWith(details)).toHaveLength(1);
});

test('a form without scripts leads to a page that shows the reference', async ({ page }, {
  testId,
}) => {
  const details = `Without scripts ${testId}`;
  const answer = await page.request.post('/send-email', {
    form: { ...message, details },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  const location = answer.headers().location ?? '';
  await page.goto(location);
  const output = page.locator('output[data-reference]');
  await expect(output).toBeVisible();
  expect(emailsWith(details)[0]).toContain(`Reference: ${await output.innerText()}`);
  // The reference is not part of the exported page, so hydration must not remove it.
  await page.mouse.move(10, 10);
  await page.waitForLoadState('networkidle');
  await expect(output).toHaveText(location.split('=')[1] ?? '');
  await page.goto('/contact/sent');
  await expect(output).toBeHidden();
});

test('line breaks in a name add no header to the email', async ({ request }, { testId }) => {
  const details = `No header ${testId}`;
  const name = 'Ada\r\nBcc: everyone@example.com';
  const answer = await request.post('/send-email', { data: { ...message, name, details } });
  expect(answer.status()).toBe(200);
  const [letter = ''] = emailsWith(details);
  expect(letter).toContain(details);
  expect(letter).not.toMatch(/^Bcc:/m);
});

test('the address accepts POST only', async ({ request }) => {
  const answer = await request.get('/send-email');
  expect(answer.status()).toBe(405);
  expect(answer.headers().allow).toBe('POST');
  expect(await answer.json()).toMatchObject({ success: false });
});
