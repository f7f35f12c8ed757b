import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Unanswered requests that one connection may send ahead. Browsers send one (RFC 9112, 9.3.2). */
const maxPipelined = 64;

/** Milliseconds that a closing connection is read on, so that the client receives the answer. */
const lingerMs = 1000;

interface Pipeline {
  /** Resolves when the latest request of the connection is answered. */
  last: Promise<void>;
  waiting: number;
}

const pipelines = new WeakMap<Socket, Pipeline>();

/** Resolves when the response is sent, or its connection is gone. */
function answered(socket: Socket, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('close', done);
      socket.off('close', done);
      resolve();
    };
    response.once('close', done);
    socket.once('close', done);
  });
}

/**
 * Handles the requests of a connection one after the other. Node hands over pipelined requests at
 * once, and a response that is not at the head of the line hears nothing when the connection
 * closes: its open file would never be released.
 */
export function inSequence(handle: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request;
    const pipeline = pipelines.get(socket) ?? { last: Promise.resolve(), waiting: 0 };
    pipelines.set(socket, pipeline);
    pipeline.waiting += 1;
    if (pipeline.waiting > maxPipelined) {
      socket.destroy();
      return;
    }
    pipeline.last = pipeline.last.then(async () => {
      if (!socket.destroyed) {
        const done = answered(socket, response);
        handle(request, response);
        await done;
      }
      pipeline.waiting -= 1;
    });
  };
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Half-closes, then reads on for a moment: closing at once resets the connection (RFC 9112, 9.6). */
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
 * Says `Connection: close` in an answer that is sent before the request's body has been read, so
 * that the client sends its next request over another connection instead of losing it.
 */
export function closeUnread(handle: RequestListener): RequestListener {
  return (request, response) => {
    if (hasBody(request)) {
      const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
      response.writeHead = (...args: unknown[]) => {
        if (!request.complete) {
          response.shouldKeepAlive = false;
          linger(request.socket, request);
        }
        return writeHead(...args);
      };
    }
    handle(request, response);
  };
}

/** Answers 400 to a request with two Host headers (RFC 9112, section 3.2). */
export function oneHost(handle: RequestListener): RequestListener {
  return (request, response) => {
    if ((request.headersDistinct.host?.length ?? 0) <= 1) return handle(request, response);
    response.shouldKeepAlive = false;
    response.writeHead(400, { 'Content-Type': 'text/plain' }).end('Send one Host header.\n');
  };
}
