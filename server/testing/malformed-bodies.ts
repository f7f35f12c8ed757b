import fc from 'fast-check';
import { expect, it } from 'vitest';

import { testApp } from './app';

/**
 * Text of any code points except lone surrogates. The `binary` unit of fast-check gives the same,
 * but takes two seconds to list them all.
 */
const anyText = (maxLength: number) =>
  fc
    .array(
      fc
        .oneof(
          fc.integer({ min: 0, max: 0x7f }),
          fc.integer({ min: 0, max: 0xd7ff }),
          fc.integer({ min: 0xe000, max: 0x10ffff }),
        )
        .map((code) => String.fromCodePoint(code)),
      { maxLength },
    )
    .map((letters) => letters.join(''));

const field = fc.oneof(
  anyText(300),
  fc.constantFrom('', ' ', 'ada@moore.example', '\ud800', '\r\nBcc: x@y.example', '__proto__'),
  fc.jsonValue(),
);
const names = ['name', 'company', 'email', 'details', 'website', '__proto__', 'toString', 'length'];
const fields = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), field);

/** Bodies from well-formed to empty. */
const body = fc.oneof(
  fields.map((value) => JSON.stringify(value)),
  fc.json(),
  fields.map((value) =>
    Object.entries(value)
      // Use JSON, because not every object can be converted to a string. The Buffer replaces lone
      // surrogates, which encodeURIComponent rejects.
      .map((pair) =>
        pair
          .map((part) => (typeof part === 'string' ? part : (JSON.stringify(part) ?? '')))
          .map((part) => encodeURIComponent(Buffer.from(part).toString()))
          .join('='),
      )
      .join('&'),
  ),
  anyText(300),
  fc.uint8Array({ maxLength: 400 }),
  fc.constantFrom('', 'null', '"', '[[[[', '{"name":1e999}', '%', '%ff=%', 'a'.repeat(20_000)),
);

const type = fc.oneof(
  fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'application/x-www-form-urlencoded',
    'APPLICATION/JSON ;',
    'multipart/form-data',
    'text/plain',
    '',
  ),
  fc.stringMatching(/^[!-~ ]*$/),
);
const elapsed = fc.option(fc.oneof(fc.integer().map(String), fc.stringMatching(/^[!-~]*$/)), {
  nil: undefined,
});

/** One request for each kind of refusal, because random ones may miss the rare kinds. */
const examples: [string, string, string | undefined][] = [
  ['[[[[', 'application/json', undefined],
  ['a'.repeat(20_000), 'application/json', undefined],
  ['{}', 'text/plain', undefined],
  ['{}', 'application/json', undefined],
];

const known = [200, 303, 400, 413, 415, 422];

/** Asserts that the service answers any body with a status of its own and never with 500. */
export function itAnswersMalformedBodies(numRuns: number): void {
  it(`answers ${numRuns} malformed bodies without a fault of its own`, async () => {
    const { app, accepted, log } = testApp();
    const seen = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(body, type, elapsed, async (text, mediaType, ms) => {
        const headers = new Headers({ 'Content-Type': mediaType });
        if (ms !== undefined) headers.set('Form-Elapsed-Ms', ms);
        const init = { method: 'POST', headers, body: text as BodyInit };
        const response = await app.request('http://localhost/send-email', init);
        const { status } = response;
        seen.set(status, (seen.get(status) ?? 0) + 1);
        expect(known).toContain(status);
        const answer = await response.text();
        if (response.headers.get('Content-Type')?.includes('json')) {
          expect(JSON.parse(answer).success).toBe(status === 200);
        }
      }),
      { numRuns, examples },
    );
    expect(log.mock.calls.filter(([event]) => event === 'error')).toEqual([]);
    for (const { name, email, details } of accepted) {
      expect(`${name}${details}`.trim()).not.toBe('');
      expect(email).toMatch(/^\S+@\S+$/);
    }
    // The generated bodies must cover every kind of refusal.
    for (const status of [400, 413, 415, 422]) expect(seen.get(status)).toBeGreaterThan(0);
  }, 600_000);
}
