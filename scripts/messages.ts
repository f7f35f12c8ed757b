import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { type Env, readEnv } from '#lib/site/env';
import { databaseFile, openStore } from '#server/start';
import { createStore, type State, type Store, type StoredMessage } from '#server/store';
import { openRemoteD1 } from './remote-d1';

const usage = `npm run messages                     lists all messages
npm run messages -- list <state>     lists those that are waiting, sent, dead or suspect
npm run messages -- show <number>    shows one message
npm run messages -- send <which>     queues messages for delivery again: 12, 3-9, dead or suspect
npm run messages -- delete <which>   deletes messages: 12 or 3-9
npm run messages -- export           writes all messages as CSV and JSON
With --d1 at the end: those in Cloudflare D1, through wrangler`;

const states: readonly string[] = ['waiting', 'sent', 'dead', 'suspect'] satisfies State[];

/** A visitor's text could contain control sequences for the terminal. */
const printable = (text: string) => text.replace(/[^\P{Cc}\n\t]/gu, '');

const day = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

const row = ({ id, state, received, attempts, name, email, last_error }: StoredMessage) =>
  [id, state, day(received), `${attempts}x`, `${name} <${email}>`, last_error ?? ''].join('  ');

const sheet = (message: StoredMessage) =>
  [
    `Number:     ${message.id} (${message.state}${message.sign ? `, ${message.sign}` : ''})`,
    `Reference:  ${message.reference}`,
    `Received:   ${day(message.received)}`,
    `Attempts:   ${message.attempts}${message.last_error ? `, ${message.last_error}` : ''}`,
    ...(message.sent ? [`Delivered:  ${day(message.sent)}`] : []),
    `Name:       ${message.name}`,
    `Company:    ${message.company || '-'}`,
    `Email:      ${message.email}`,
    '',
    message.details,
  ].join('\n');

/** A message as it is exported, with times in ISO 8601. */
const record = ({ id, reference, received, state, sign, sent, ...texts }: StoredMessage) => ({
  ...{ number: id, reference, received: new Date(received).toISOString(), state },
  ...{ sign: sign ?? '', delivered: sent ? new Date(sent).toISOString() : '' },
  ...{ name: texts.name, company: texts.company, email: texts.email, details: texts.details },
});

/** A cell of CSV (RFC 4180). The apostrophe keeps spreadsheets from calculating a visitor's text. */
const cell = (value: unknown) =>
  `"${String(value)
    .replace(/^(?=[=+\-@\t\r])/, "'")
    .replaceAll('"', '""')}"`;

/** @returns CSV with a byte order mark, by which spreadsheets know UTF-8 */
function csv(records: readonly ReturnType<typeof record>[]): string {
  const names = Object.keys(records[0] ?? {});
  const rows = [names, ...records.map((each) => Object.values(each))];
  return `\ufeff${rows.map((each) => `${each.map(cell).join(',')}\r\n`).join('')}`;
}

/** Writes all messages into DATA_DIR, for the user alone. @returns the names of the files */
async function exportTo({ DATA_DIR }: Env, store: Store): Promise<string> {
  const records = (await store.list()).map(record);
  if (records.length === 0) return 'There are no messages.';
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  const files = { csv: csv(records), json: `${JSON.stringify(records, undefined, 2)}\n` };
  const written = Object.entries(files).map(([extension, text]) => {
    const file = path.join(DATA_DIR, `messages.${extension}`);
    writeFileSync(file, text, { mode: 0o600 });
    return file;
  });
  const last = records.at(-1)?.number;
  return `${records.length} messages, to number ${last}, are in ${written.join(' and ')}.`;
}

/** `12` → [12, 12], `3-9` → [3, 9]; undefined for anything else */
function numbersOf(value: string | undefined): [number, number] | undefined {
  const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(value ?? '') ?? [];
  return first === undefined ? undefined : [Number(first), Number(last)];
}

/** Runs a command. @throws Error with advice for wrong arguments */
async function run(env: Env, store: Store, command: string, value?: string): Promise<string> {
  const numbers = numbersOf(value);
  const missing = new Error(`There is no message ${value}.\n${usage}`);
  if (command === 'export' && value === undefined) return exportTo(env, store);
  if (command === 'list' && (value === undefined || states.includes(value))) {
    const rows = (await store.list(value as State | undefined)).map(row);
    const counts = Object.entries(await store.counts()).map(([state, n]) => `${n} ${state}`);
    return printable([...rows, counts.join(', ')].join('\n'));
  }
  if (command === 'show' && numbers) {
    const message = await store.get(numbers[0]);
    if (!message) throw missing;
    return printable(sheet(message));
  }
  if (command === 'send' && (numbers || value === 'dead' || value === 'suspect')) {
    const count = await store.sendAgain(numbers ?? (value as State));
    if (count === 0 && numbers) throw missing;
    return `Messages that wait for delivery now: ${count}.`;
  }
  if (command === 'delete' && numbers) {
    const count = await store.delete(...numbers);
    if (count === 0) throw missing;
    return `Messages that are deleted: ${count}.`;
  }
  throw new Error(usage);
}

/**
 * Lists, shows, resends, deletes and exports messages of the contact form, beside a running service
 * or without one.
 *
 * @returns the text to print
 * @throws Error with advice for wrong arguments
 */
export async function messages(args: readonly string[]): Promise<string> {
  const env = readEnv();
  const [command = 'list', value, ...others] = args.filter((arg) => arg !== '--d1');
  if (others.length > 0) throw new Error(usage);
  if (args.includes('--d1')) {
    const database = openRemoteD1();
    return run(env, createStore({ database, clock: Date.now, limit: 1 }), command, value);
  }
  const file = databaseFile(env);
  if (!existsSync(file)) return `There are no messages: ${file} does not exist.`;
  const { store, close } = openStore(env);
  try {
    return await run(env, store, command, value);
  } finally {
    close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const args = process.argv.slice(2);
  await (args.includes('--help') ? Promise.resolve(usage) : messages(args)).then(
    console.log,
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
