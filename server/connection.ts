import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum number of unanswered requests on one connection. Browsers send one (RFC 9112, 9.3.2). */
const maxPipelined = 64;

/**
 * Milliseconds for which a closing connection is still read, so that the client gets the response.
 */
const lingerMs = 1000;

/** Handlers of the requests that wait for the response before them, by connection. */
const queues = new WeakMap<Socket, (() => void)[]>();

/**
 * Handles the requests of a connection one after the other. Node emits pipelined requests at once,
 * and a response that waits behind another one gets no event when the connection closes, so its
 * open file would never be closed. See docs/decisions/0019-one-request-at-a-time.md.
 */
export function inSequence(handle: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request;
    const begin = () => {
      response.once('close', () => {
        const next = socket.destroyed ? undefined : queues.get(socket)?.shift();
        if (next) next();
        else queues.delete(socket);
      });
      handle(request, response);
    };
    const queue = queues.get(socket);
    if (socket.destroyed) return;
    if (!queue) {
      queues.set(socket, []);
      begin();
    } else if (queue.length + 1 < maxPipelined) {
      queue.push(begin);
    } else {
      socket.destroy();
    }
  };
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Half-closes, then keeps reading for a while: closing at once resets the connection (RFC 9112,
 * 9.6).
 */
function linger(socket: Socket, request: IncomingMessage): void {
  const close = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    if (request.complete || socket.destroyed) return close();
    socket.end();
    request.resume();
    request.once('end', close);
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
  };
}

/**
 * Sends `Connection: close` with a response that starts before the request body has been read, so
 * that the client uses a new connection for its next request.
 */
export function closeUnread(handle: RequestListener): RequestListener {
  return (request, response) => {
    if (hasBody(request)) {
      const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
      response.writeHead = (...args: unknown[]) => {
        if (!request.complete) {
          response.setHeader('Connection', 'close');
          linger(request.socket, request);
        }
        return writeHead(...args);
      };
    }
    handle(request, response);
  };
}

/**
 * Omits `Connection: keep-alive` and `Keep-Alive` from responses. A connection stays open by default
 * (RFC 9112, section 9.3), and the bytes count in the first packets of a page.
 */
export function implicitKeepAlive(handle: RequestListener): RequestListener {
  return (request, response) => {
    if (request.httpVersion === '1.1' && response.shouldKeepAlive) {
      response.removeHeader('Connection');
    }
    handle(request, response);
  };
}

/** Answers 400 to a request with more than one Host header (RFC 9112, section 3.2). */
export function oneHost(handle: RequestListener): RequestListener {
  return (request, response) => {
    const { rawHeaders } = request;
    // Names and values in turns.
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name));
    if (hosts.length <= 1) return handle(request, response);
    response
      .writeHead(400, { 'Content-Type': 'text/plain', Connection: 'close' })
      .end('Send one Host header.\n');
  };
}
