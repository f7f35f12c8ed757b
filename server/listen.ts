import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

import { closeUnread, implicitKeepAlive, inSequence, oneHost } from './connection';

export interface ListenOptions {
  hostname: string;
  /** 0: any free port. */
  port: number;
  /** Environment variable of the port, named in the error message when the port is taken. */
  variable: 'PORT' | 'DEMO_PORT' | 'OPERATOR_PORT';
  /** Answers requests for files (static-files.ts), and passes on the others to the application. */
  files?: (next: RequestListener) => RequestListener;
}

/** Limits in milliseconds or bytes after which a connection is closed. */
export interface Limits {
  /** Time for all headers of a request, from the start of the connection. */
  headersTimeout: number;
  /** Time for the whole request, including the body. */
  requestTimeout: number;
  /** Interval between two checks of those two limits. */
  connectionsCheckingInterval: number;
  keepAliveTimeout: number;
  maxHeaderSize: number;
  /**
   * Time without a byte in either direction, e.g. when the client has stopped reading the response.
   */
  idleTimeout: number;
  /** Time for responses in flight when the service closes. */
  grace: number;
}

/**
 * A message of 16 KiB over a slow phone connection takes seconds. `docker stop` kills after 10
 * seconds.
 */
const usualLimits: Limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1000,
  // Longer than the minute for which proxies keep connections, so that a proxy does not send a
  // request on a connection that is closing.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  idleTimeout: 60_000,
  grace: 5000,
};

export interface Listening {
  port: number;
  /** Accepts no new request; resolves when those in flight are answered. */
  close(): Promise<void>;
}

/** The port is in use by another process. */
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
    // A keep-alive connection becomes idle after its response, and Node would wait seconds to close
    // it.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const end = setTimeout(() => server.closeAllConnections(), grace);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(end);
      resolve();
    });
  });
}

/** @throws Error with advice when the port cannot be used; PortTakenError when it is in use */
export function listen(
  app: Hono,
  options: ListenOptions,
  changes: Partial<Limits> = {},
): Promise<Listening> {
  const { idleTimeout, grace, ...limits } = { ...usualLimits, ...changes };
  const { files = (next) => next } = options;
  const handle = files(getRequestListener(app.fetch));
  const server = createServer(limits, inSequence(implicitKeepAlive(oneHost(closeUnread(handle)))));
  server.setTimeout(idleTimeout);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, options)));
    server.listen(options.port, options.hostname, () => {
      const { port } = server.address() as AddressInfo;
      resolve({ port, close: () => close(server, grace) });
    });
  });
}
