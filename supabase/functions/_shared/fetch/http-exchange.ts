import { malformed } from './fetch-failure.ts';
import { readHttpBody } from './read-http-body.ts';
import { joinBytes } from './join-bytes.ts';
import type { Connection } from './network.ts';

export interface HttpAnswer {
  readonly status: number;
  /** names in lower case; several of one name are joined with a comma */
  readonly headers: ReadonlyMap<string, string>;
  /** Reads the body to its end; refuses one that is too long. */
  readBody(maxBytes: number): Promise<Uint8Array>;
}

const MAX_HEAD_BYTES = 65_536;
const MAX_HEADERS = 200;

interface HttpRequest {
  readonly host: string;
  readonly path: string;
  readonly userAgent: string;
  readonly accept: string;
  /** further lines of the request: names and values of our own, or values that a site sent before */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * One GET over a connection, in HTTP/1.1 with `Connection: close`. Written here because no fetch of the runtimes lets its
 * caller choose the address to connect to.
 */
export async function httpGet(connection: Connection, request: HttpRequest): Promise<HttpAnswer> {
  return exchange(connection, 'GET', request, '');
}

/** One POST of JSON over a connection, in the same way. */
export async function httpPost(
  connection: Connection,
  { body, ...request }: HttpRequest & { readonly body: string },
): Promise<HttpAnswer> {
  const length = new TextEncoder().encode(body).length;
  const headers = {
    ...request.headers,
    'Content-Type': 'application/json',
    'Content-Length': String(length),
  };
  return exchange(connection, 'POST', { ...request, headers }, body);
}

async function exchange(
  connection: Connection,
  method: 'GET' | 'POST',
  request: HttpRequest,
  body: string,
): Promise<HttpAnswer> {
  const lines = [
    `${method} ${request.path} HTTP/1.1`,
    `Host: ${request.host}`,
    `User-Agent: ${request.userAgent}`,
    `Accept: ${request.accept}`,
    ...Object.entries(request.headers ?? {}).map(([name, value]) => `${name}: ${plainValue(value)}`),
    'Accept-Encoding: gzip',
    'Connection: close',
    '',
    body,
  ];
  await connection.write(new TextEncoder().encode(lines.join('\r\n')));
  let rest = new Uint8Array(0);
  for (;;) {
    const head = await readHead(connection, rest);
    rest = head.rest;
    // 100 and 103 announce the answer; they are not it.
    if (head.status >= 200) {
      const { status, headers, rest: begun } = head;
      return {
        status,
        headers,
        readBody: (maxBytes) => readHttpBody(connection, headers, begun, maxBytes),
      };
    }
    if (head.status === 101) throw malformed('The site changed the protocol.');
  }
}

/** A value that stays on its line, whoever sent it. */
function plainValue(value: string): string {
  return value.replace(/[^\x20-\x7e]/g, '');
}

interface Head {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly rest: Uint8Array<ArrayBuffer>;
}

async function readHead(connection: Connection, begun: Uint8Array<ArrayBuffer>): Promise<Head> {
  let bytes = begun;
  let end = findEnd(bytes, 0);
  while (end === null) {
    if (bytes.length > MAX_HEAD_BYTES) throw malformed('The site’s answer begins with too many headers.');
    const part = await connection.read();
    if (part === null) throw malformed('The site closed the connection without an answer.');
    const from = Math.max(0, bytes.length - 3);
    bytes = joinBytes(bytes, part);
    end = findEnd(bytes, from);
  }
  const text = String.fromCharCode(...bytes.subarray(0, end.at));
  const [first = '', ...lines] = text.split(/\r?\n/);
  const status = /^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(first)?.[1];
  if (status === undefined || lines.length > MAX_HEADERS) throw malformed('The site’s answer is not HTTP.');
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name, value = ''] = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    if (name === undefined) throw malformed('The site’s answer has a broken header.');
    const key = name.toLowerCase();
    const known = headers.get(key);
    headers.set(key, known === undefined ? value : `${known}, ${value}`);
  }
  return { status: Number(status), headers, rest: bytes.slice(end.at + end.length) };
}

/** The empty line after the headers. */
function findEnd(bytes: Uint8Array, from: number): { readonly at: number; readonly length: number } | null {
  for (let at = bytes.indexOf(10, from); at !== -1; at = bytes.indexOf(10, at + 1)) {
    const start = bytes[at - 1] === 13 ? at - 1 : at;
    if (bytes[at + 1] === 10) return { at: start, length: at + 2 - start };
    if (bytes[at + 1] === 13 && bytes[at + 2] === 10) return { at: start, length: at + 3 - start };
  }
  return null;
}
