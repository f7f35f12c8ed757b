import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

import { closeUnread, inSequence, oneHost } from './connection';

export interface ListenOptions {
  hostname: string;
  /** 0: any free port. */
  port: number;
  /** Environment variable that holds the port, for the message when it is taken. */
  variable: 'PORT' | 'DEMO_PORT' | 'OPERATOR_PORT';
}

/** Milliseconds and bytes after which a connection is cut off. */
export interface Limits {
  /** For the whole head of a request, from the opening of the connection. */
  headersTimeout: number;
  /** For the whole request, body included. */
  requestTimeout: number;
  /** How often those two are looked at. */
  connectionsCheckingInterval: number;
  keepAliveTimeout: number;
  maxHeaderSize: number;
  /** Without a byte in either direction: the client has stopped reading the answer. */
  idleTimeout: number;
  /** For what is in flight when the service closes. */
  grace: number;
}

/** A message of 16 KiB over a bad phone line takes seconds. `docker stop` kills after ten seconds. */
const usualLimits: Limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 5000,
  maxHeaderSize: 16 * 1024,
  idleTimeout: 60_000,
  grace: 5000,
};

export interface Listening {
  port: number;
  /** Takes no new request and resolves when those in flight are answered. */
  close(): Promise<void>;
}

/** A port that another process listens on. */
export class PortTakenError extends Error {}

function explain(error: NodeJS.ErrnoException, { port, variable, hostname }: ListenOptions): Error {
  const other = port + 100 > 65_535 ? port - 100 : port + 100;
  const advice = `start with ${variable}=${other}.`;
  switch (error.code) {
    case 'EADDRINUSE':
      return new PortTakenError(`Port ${port} is taken. Stop what uses it, or ${advice}`);
    case 'EACCES':
      return new Error(`Port ${port} needs rights that this user does not have: ${advice}`);
    default:
      return new Error(`Can't listen on HOST=${hostname}, port ${port}: ${error.message}`);
  }
}

function close(server: Server, grace: number): Promise<void> {
  return new Promise((resolve) => {
    // A kept-alive connection turns idle after its answer, and Node would wait seconds for it.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const end = setTimeout(() => server.closeAllConnections(), grace);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(end);
      resolve();
    });
  });
}

/** @throws Error with advice when the port can't be used; PortTakenError when it is taken. */
export function listen(
  app: Hono,
  options: ListenOptions,
  changes: Partial<Limits> = {},
): Promise<Listening> {
  const { idleTimeout, grace, ...limits } = { ...usualLimits, ...changes };
  const server = createServer(
    limits,
    inSequence(oneHost(closeUnread(getRequestListener(app.fetch)))),
  );
  server.setTimeout(idleTimeout);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, options)));
    server.listen(options.port, options.hostname, () => {
      const { port } = server.address() as AddressInfo;
      resolve({ port, close: () => close(server, grace) });
    });
  });
}
