import { connect } from 'node:net';

/**
 * Bytes of the status line and the headers of a response to a browser over HTTP/1.1, with their line
 * ends, as received.
 */
export const headerBytes = (base: string, path: string) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port, host } = new URL(base);
    const socket = connect(Number(port), hostname);
    let received = Buffer.alloc(0);
    socket.on('error', reject);
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      const end = received.indexOf('\r\n\r\n');
      if (end < 0) return;
      socket.destroy();
      resolve(end + 2);
    });
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, br\r\n\r\n`);
  });
