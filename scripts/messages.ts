import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { readEnv } from '#lib/site/env';
import { databaseFile, openStore } from '#server/start';
import type { State, StoredMessage } from '#server/store';

const usage = `npm run messages                     lists all messages
npm run messages -- list <state>     lists those that are waiting, sent, dead or suspect
npm run messages -- show <number>    shows one message
npm run messages -- send <number>    queues a message for delivery again
npm run messages -- delete <number>  deletes a message`;

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

/**
 * Lists, shows, resends and deletes messages of the contact form, beside a running service or
 * without one.
 *
 * @returns the text to print
 * @throws Error with advice for wrong arguments
 */
export async function messages([command = 'list', value]: readonly string[]): Promise<string> {
  const env = readEnv();
  const file = databaseFile(env);
  const isKnown =
    command === 'list'
      ? value === undefined || states.includes(value)
      : value !== undefined && ['show', 'send', 'delete'].includes(command);
  if (!isKnown) throw new Error(usage);
  if (!existsSync(file)) return `There are no messages: ${file} does not exist.`;
  const { store, close } = openStore(env);
  try {
    if (command === 'list') {
      const rows = (await store.list(value as State | undefined)).map(row);
      const counts = Object.entries(await store.counts()).map(([state, n]) => `${n} ${state}`);
      return printable([...rows, counts.join(', ')].join('\n'));
    }
    const message = await store.get(Number(value));
    if (!message) throw new Error(`There is no message ${value}.\n${usage}`);
    if (command === 'show') return printable(sheet(message));
    if (command === 'send') {
      await store.sendAgain(message.id);
      return `Message ${message.id} waits for delivery.`;
    }
    await store.delete(message.id);
    return `Message ${message.id} is deleted.`;
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
