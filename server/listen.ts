import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

interface Place {
  hostname: string;
  /** 0: any free port. */
  port: number;
  /** Environment variable that holds the port, for the message when it is taken. */
  variable: 'PORT' | 'DEMO_PORT';
}

export interface Listening {
  port: number;
  /** Takes no new request and resolves when those in flight are answered. */
  close(): Promise<void>;
}

function explain(error: NodeJS.ErrnoException, { port, variable, hostname }: Place): Error {
  const other = port + 100 > 65_535 ? port - 100 : port + 100;
  const advice = `start with ${variable}=${other}.`;
  switch (error.code) {
    case 'EADDRINUSE':
      return new Error(`Port ${port} is taken. Stop what uses it, or ${advice}`);
    case 'EACCES':
      return new Error(`Port ${port} needs rights that this user does not have: ${advice}`);
    default:
      return new Error(`Can't listen on HOST=${hostname}, port ${port}: ${error.message}`);
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A kept-alive connection turns idle after its answer, and Node would wait seconds for it.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
}

/** @throws Error with words for a person when the port can't be had. */
export function listen(app: Hono, place: Place): Promise<Listening> {
  const server = createServer(getRequestListener(app.fetch));
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, place)));
    server.listen(place.port, place.hostname, () => {
      const { port } = server.address() as AddressInfo;
      resolve({ port, close: () => close(server) });
    });
  });
}
