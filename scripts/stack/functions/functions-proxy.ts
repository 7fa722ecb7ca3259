import { type IncomingMessage, request as httpRequest, type ServerResponse, Agent } from 'node:http';
import { corsHeaders, sendUnavailable } from '../gateway/answer.ts';
import { passedHeaders } from '../gateway/web-request.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/**
 * Passes a request to the functions process and its answer back, as a stream.
 * @param port null while the process is down: answered with 503.
 * @param path the path and query behind /functions/v1.
 */
export function proxyToFunctions(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  port: number | null,
  path: string,
  address: string,
): void {
  if (port === null) {
    incoming.resume();
    sendUnavailable(outgoing, 'The functions are restarting. Try again in a moment.');
    return;
  }
  const headers = Object.fromEntries(passedHeaders(incoming, address));
  const length = incoming.headers['content-length'];
  if (length !== undefined) headers['content-length'] = length;
  const upstream = httpRequest(
    { host: '127.0.0.1', port, path, method: incoming.method, headers, agent },
    (answer) => {
      const kept = Object.fromEntries(
        Object.entries(answer.headers).filter(([name]) => name !== 'connection' && name !== 'keep-alive'),
      );
      outgoing.writeHead(answer.statusCode ?? 502, { ...corsHeaders(undefined), ...kept });
      answer.pipe(outgoing);
      answer.once('error', () => outgoing.destroy());
    },
  );
  upstream.once('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else sendUnavailable(outgoing, 'The functions are restarting. Try again in a moment.');
  });
  outgoing.once('close', () => upstream.destroy());
  incoming.pipe(upstream);
}
