import { expect, it } from 'vitest';

import { contactLimits, validateContact } from './schema';

const message = {
  ...{ name: 'Ada Moore', company: 'Moore Looms', email: 'ada@moore.example' },
  details: 'We need a plan for our service desk.',
};

const errorsOf = (input: unknown) => {
  const result = validateContact(input);
  return result.success ? {} : result.errors;
};

it('returns what was typed, trimmed, without fields that it does not know; a company is optional', () => {
  const { company: _, ...rest } = message;
  const result = validateContact({ ...rest, name: '  Ada Moore ', admin: true });
  expect(result).toEqual({ success: true, data: { ...rest, company: '' } });
});

it.each(['name', 'company', 'details'] as const)('replaces control characters in %s', (field) => {
  const result = validateContact({ ...message, [field]: '\0before\0after\u001b[2J\u009b\ud800' });
  expect(result).toMatchObject({ success: true, data: { [field]: 'before after [2J' } });
});

it('keeps the lines of the details alone, and characters of two halves', () => {
  const lines = 'one\r\n\ttwo 🧵';
  const result = validateContact({ ...message, name: lines, company: lines, details: lines });
  const line = 'one   two 🧵';
  expect(result).toMatchObject({ data: { name: line, company: line, details: lines } });
});

const blank = { name: ' ', email: '\n', details: '' };
const control = { name: '\0', email: '\0', details: '\0' };

const empty: unknown[][] = [
  [{}],
  [null],
  [undefined],
  ['text'],
  [7],
  [[blank]],
  [blank],
  [control],
];
it.each(empty)('names every required field of %j', (input) => {
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
  expect(errorsOf({ ...message, details: `${details}x`, name: 'x'.repeat(201) })).toEqual({
    details: 'Details can have at most 5,000 characters',
    name: 'Name can have at most 200 characters',
  });
  expect(errorsOf({ ...message, email: `${'x'.repeat(200)}@moore.example` })).toEqual({
    email: 'Email can have at most 200 characters',
  });
});

it('refuses values that are not text', () => {
  expect(errorsOf({ ...message, name: 1, company: {} })).toEqual({
    name: 'Name is required',
    company: 'Company must be text',
  });
  expect(errorsOf({ ...message, company: null })).toEqual({ company: 'Company must be text' });
});
