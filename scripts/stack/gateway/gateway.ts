import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { proxyToFunctions } from '../functions/functions-proxy.ts';
import type { FunctionPlace } from '../functions/worker-messages.ts';
import type { HeldPort } from '../held-port.ts';
import { answerWithLite } from '../rest/answer-with-lite.ts';
import type { RequestTrace } from '../rest/request-trace.ts';
import { answerStorage, type StorageDependencies } from '../storage/storage-gateway.ts';
import { corsHeaders, sendJson, sendUnavailable } from './answer.ts';
import { answerAuth, type AuthDependencies } from './auth/answer-auth.ts';
import { clientAddress } from './client-address.ts';
import { sendBeforeBody } from './send-before-body.ts';
import { holdsUnstorable, sendUnstorable } from './refuse-unstorable.ts';
import { BodyTooLarge, passedHeaders, readBody, sendWebResponse } from './web-request.ts';

const MAX_BODY_BYTES = 8 * 1024 * 1024;
const MAX_UPLOAD_BYTES = 52 * 1024 * 1024;

/** What the gateway stands in front of. */
export interface GatewayOptions extends StorageDependencies, AuthDependencies {
  readonly port: HeldPort;
  readonly isProxyTrusted: boolean;
  readonly isDatabaseUp: () => boolean;
  readonly functionPlace: (name: string) => FunctionPlace | undefined;
  /** May the person be sent to this address from a mail? */
  readonly isOwnPage: (url: string) => boolean;
  readonly answerRealtime: (request: Request) => Promise<Response>;
  readonly upgradeRealtime: (request: IncomingMessage, socket: Duplex, head: Buffer, url: URL) => void;
}

async function dispatch(
  options: GatewayOptions,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  const path = url.pathname;
  const address = clientAddress(incoming, options.isProxyTrusted);
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204, corsHeaders([incoming.headers['access-control-request-headers']].flat()[0]));
    outgoing.end();
    return;
  }
  if (path.startsWith('/functions/v1/')) {
    proxyToFunctions(
      incoming,
      outgoing,
      options.functionPlace,
      path.slice('/functions/v1'.length) + url.search,
      address,
    );
    return;
  }
  if (path === '/' || path === '/health') {
    sendJson(outgoing, 200, { status: 'ok' });
    return;
  }
  if (!options.isDatabaseUp()) {
    incoming.resume();
    sendUnavailable(outgoing, 'The database is restarting. Try again in a moment.');
    return;
  }
  const toRequest = async (): Promise<Request> => {
    const method = incoming.method ?? 'GET';
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const body = hasBody
      ? await readBody(incoming, path.startsWith('/storage/v1/') ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES)
      : undefined;
    const headers = passedHeaders(incoming, address);
    if (body !== undefined) headers.set('content-length', String(body.byteLength));
    return new Request(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    });
  };
  if (path.startsWith('/storage/v1/')) return answerStorage(options, incoming, outgoing, url, toRequest);
  if (path.startsWith('/realtime/v1/api/'))
    return sendWebResponse(await options.answerRealtime(await toRequest()), outgoing);
  if (path.startsWith('/rest/v1/') || path.startsWith('/auth/v1/')) {
    const request = await toRequest();
    if (holdsUnstorable(url, new Uint8Array(await request.clone().arrayBuffer()))) {
      sendUnstorable(outgoing);
      return;
    }
    const redirectTo = url.searchParams.get('redirect_to');
    const trace: RequestTrace = redirectTo !== null && options.isOwnPage(redirectTo) ? { redirectTo } : {};
    const answer = path.startsWith('/auth/v1/')
      ? await answerAuth(options, request, address, trace)
      : await answerWithLite(options.app, request, trace);
    if (answer.status >= 500 && !options.isDatabaseUp()) {
      sendUnavailable(outgoing, 'The database is restarting. Try again in a moment.');
      return;
    }
    return sendWebResponse(answer, outgoing);
  }
  sendJson(outgoing, 404, { message: 'no Route matched with those values' });
}

/** Starts the one port that clients talk to, with the paths of a Supabase project. */
export async function startGateway(options: GatewayOptions): Promise<{ stop(): Promise<void> }> {
  const server: Server = createServer((incoming, outgoing) => {
    dispatch(options, incoming, outgoing).catch((error: unknown) => {
      if (outgoing.headersSent) outgoing.destroy();
      else if (error instanceof BodyTooLarge)
        sendBeforeBody(incoming, outgoing, 413, { message: 'The request is too large.' });
      else if (error instanceof URIError) sendJson(outgoing, 400, { message: 'The address is not valid.' });
      else if (!options.isDatabaseUp() || /CONNECTION|ECONN/.test(String((error as { code?: unknown }).code)))
        sendUnavailable(outgoing, 'The database is restarting. Try again in a moment.');
      else {
        console.error('gateway:', error);
        sendJson(outgoing, 500, { message: 'Something went wrong.' });
      }
    });
  });
  server.keepAliveTimeout = 75_000;
  // Node does not count upgraded connections among those that it closes.
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (request, socket, head) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/realtime/v1/websocket') options.upgradeRealtime(request, socket, head, url);
    else socket.destroy();
  });
  await options.port.handTo(server);
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
