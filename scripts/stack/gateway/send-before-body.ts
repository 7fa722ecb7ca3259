import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from './answer.ts';
import { closeSoon, DRAIN_MS } from './web-request.ts';

/** Answers a request at once, whatever of its body is still to come, and ends its connection soon if any is. */
export function sendBeforeBody(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  body: unknown,
): void {
  const isWhole = incoming.complete;
  sendJson(outgoing, status, body, isWhole ? {} : { connection: 'close' });
  if (!isWhole) closeSoon(incoming, DRAIN_MS);
}
