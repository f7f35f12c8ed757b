import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

export interface ListenOptions {
  hostname: string;
  /** 0: any free port. */
  port: number;
  /** Environment variable of the port, named in the error message when the port is taken. */
  variable: 'PORT' | 'DEMO_PORT';
}

/** Limits in milliseconds. */
const limits = {
  /** Time for all headers of a request, from the start of the connection. */
  headersTimeout: 10_000,
  /** Time for a whole request. 16 KiB over a slow phone connection take seconds. */
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1000,
  /** Longer than the minute for which proxies keep connections, so that none closes under them. */
  keepAliveTimeout: 65_000,
};

/** Time without a byte in either direction, e.g. when the client does not read the response. */
const idleTimeout = 60_000;

/** Time for responses in flight when the service closes. `docker stop` kills after 10 seconds. */
const graceMs = 5000;
/** Time between two looks whether connections still come when the service closes, and their number. */
const roundMs = 50;
const mostRounds = 70;

/**
 * Most connections of a listener. Each needs a descriptor for itself and one for a file, so two
 * listeners leave a part of a small limit to the database and the mail server.
 */
function mostConnections(): number {
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  const files = Number(report.userLimits?.open_files?.soft);
  return Number.isNaN(files) ? 10_000 : Math.min(10_000, Math.floor(files / 5));
}

/**
 * Closes the connection that has waited longest for a request or its body when more than half of the
 * allowed ones wait, so idle or slow connections never keep out visitors.
 */
function limitConnections(server: Server, most: number): void {
  const waiting = new Set<Socket>();
  const wait = (socket: Socket) => {
    waiting.add(socket);
    const [oldest] = waiting;
    if (waiting.size > most / 2) oldest?.destroy();
  };
  server.maxConnections = most;
  server.on('connection', (socket) => {
    wait(socket);
    socket.once('close', () => waiting.delete(socket));
  });
  server.on('request', (request, response) => {
    const { socket, headers } = request;
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
    if (hasBody) request.once('end', () => waiting.delete(socket));
    else waiting.delete(socket);
    response.once('close', () => {
      if (!socket.destroyed) wait(socket);
    });
  });
}

export interface Listening {
  port: number;
  /**
   * Accepts connections until none has come for some time, because a proxy learns only then that the
   * service is closing, and answers what is in flight. From now on each response closes its
   * connection.
   *
   * @param quietMs - milliseconds without a new connection; 0: accepts none from now on
   */
  close(quietMs?: number): Promise<void>;
}

function explain(error: NodeJS.ErrnoException, { port, variable, hostname }: ListenOptions): Error {
  const advice = `start with another ${variable}, such as ${variable}=${port > 60_000 ? 3100 : port + 100}.`;
  switch (error.code) {
    case 'EADDRINUSE':
      return new Error(`Port ${port} is taken. Stop what uses it, or ${advice}`);
    case 'EACCES':
      return new Error(`Port ${port} needs rights that this user does not have: ${advice}`);
    default:
      return new Error(`Can't listen on HOST=${hostname}, port ${port}: ${error.message}`);
  }
}

/** Sends `Connection: close` with all responses, also with those that are being made. */
function closeAfterResponse(server: Server): () => void {
  const inFlight = new Set<ServerResponse>();
  let isClosing = false;
  // Before the handler, which may send the headers at once.
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive &&= !isClosing;
    inFlight.add(response);
    response.once('close', () => inFlight.delete(response));
  });
  return () => {
    isClosing = true;
    for (const response of inFlight) response.shouldKeepAlive = false;
  };
}

/** Resolves when no connection has come for some time, at most after `mostRounds`. */
async function quiet(server: Server, quietMs: number): Promise<void> {
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  server.on('connection', note);
  for (let round = 0; round < mostRounds && performance.now() - last < quietMs; round += 1) {
    await delay(roundMs);
    // Connections that came while the process was busy are noted before this continues.
    await nextTurn();
  }
  server.off('connection', note);
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A keep-alive connection becomes idle after its response, and Node would wait seconds to close it.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const end = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
}

/** @throws Error with advice when the port cannot be used */
export function listen(app: Hono, options: ListenOptions): Promise<Listening> {
  // Hono answers HEAD with a copy of the response. Copies of the adapter's own Response class lose
  // the mark of a response that files.ts sends.
  const answer = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    // For HTTP/1.0 without a Host header, as some monitors send it.
    hostname: 'localhost',
  });
  const server = createServer(limits, answer);
  server.setTimeout(idleTimeout);
  limitConnections(server, mostConnections());
  const beginClosing = closeAfterResponse(server);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, options)));
    server.listen(options.port, options.hostname, () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        port,
        async close(quietMs = 0) {
          beginClosing();
          if (quietMs > 0) await quiet(server, quietMs);
          await close(server);
        },
      });
    });
  });
}
