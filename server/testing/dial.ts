import { connect, type Socket } from 'node:net';

/**
 * Opens a connection and sends the given texts, as they are.
 *
 * @returns the socket; `ended` resolves with everything received when the connection closes
 */
export function dial(port: number, ...words: string[]): Socket & { ended: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  const ended = new Promise<string>((resolve) => {
    let got = '';
    socket.on('data', (chunk) => {
      got += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(got));
  });
  for (const text of words) socket.write(text);
  return Object.assign(socket, { ended });
}
