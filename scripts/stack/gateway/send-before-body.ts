import type { IncomingMessage, ServerResponse } from 'node:http';
import { corsHeaders, sendJson } from './answer.ts';
import { endBeforeBody } from './web-request.ts';

/** Answers a request at once, whatever of its body is still to come, and ends its connection soon if any is. */
export function sendBeforeBody(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  body: unknown,
): void {
  if (incoming.complete) {
    sendJson(outgoing, status, body);
    return;
  }
  const text = JSON.stringify(body);
  outgoing.writeHead(status, {
    ...corsHeaders(undefined),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  });
  outgoing.write(text);
  endBeforeBody(incoming, outgoing);
}
