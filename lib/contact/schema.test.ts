import { expect, it } from 'vitest';

import { contactLimits, validateContact } from './schema';

const message = { name: 'Ada', company: 'Looms', email: 'ada@moore.example', details: 'A plan.' };

const errorsOf = (input: unknown) => {
  const result = validateContact(input);
  return result.success ? {} : result.errors;
};

it('returns what was typed, trimmed, without fields that it does not know; a company is optional', () => {
  const { company: _, ...rest } = message;
  const result = validateContact({
    ...{ ...rest, name: '  Ada ', email: `\u2068${rest.email}\u200b`, admin: true },
  });
  expect(result).toEqual({ success: true, data: { ...rest, company: '' } });
});

it('replaces control characters, but keeps the lines of the details and characters of two halves', () => {
  const typed = '\0before\0after\u001b[2J\u009b\ud800\r\n\ttwo 🧵';
  const result = validateContact({ ...message, name: typed, company: typed, details: typed });
  const name = 'before after [2J     two 🧵';
  const details = 'before after [2J  \r\n\ttwo 🧵';
  expect(result).toMatchObject({ success: true, data: { name, company: name, details } });
});

const blank = { name: ' ', email: '\n', details: '\0' };
it.each([{}, null, 'text', blank])('names every required field of %j', (input) => {
  expect(errorsOf(input)).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    details: 'Please provide details for your inquiry',
  });
});

it.each([
  ...['ada', 'ada@moore', '@moore.example', 'a da@moore.example', 'ada@@moore.example'],
  ...['ada@moore.', 'ada@moore..example', 'ada@moore. example', '<ada@moore.example>'],
  ...['ada@moore.example\r\nBcc: x@y.example', 'ada\u0000@moore.example'],
  ...['ada\u00ad@moore.example', 'ada@moore\u200d.example'],
])('refuses the address %j', (email) => {
  expect(errorsOf({ ...message, email })).toEqual({ email: 'Please enter a valid email address' });
});

const unusual = ["o'neil+ai@moore.co.uk", 'jürgen@müller.example', 'a@b.co'];
it.each(unusual)('accepts the address %s', (email) =>
  expect(errorsOf({ ...message, email })).toEqual({}),
);

it('accepts a value at its limit and refuses one above it, with the limit in the message', () => {
  const details = 'x'.repeat(contactLimits.details);
  expect(errorsOf({ ...message, details })).toEqual({});
  const long = { name: 'x'.repeat(201), email: `${'x'.repeat(200)}@moore.example` };
  expect(errorsOf({ ...message, ...long, details: `${details}x` })).toEqual({
    name: 'Name can have at most 200 characters',
    email: 'Email can have at most 200 characters',
    details: 'Details can have at most 5,000 characters',
  });
});

it('refuses values that are not text', () => {
  const errors = { name: 'Name is required', company: 'Company must be text' };
  expect(errorsOf({ ...message, name: 1, company: null })).toEqual(errors);
});
