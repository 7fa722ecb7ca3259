import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { corsHeaders, sendJson } from '../gateway/answer.ts';
import type { FileStorageAdapter } from './file-storage-adapter.ts';

const YEAR_SECONDS = 31_536_000;

/** What browsers may keep: an object stored for a year never changes under its name. */
export function publicCacheControl(stored: string): string {
  const seconds = Number(/max-age=(\d+)/.exec(stored)?.[1] ?? 3600);
  return seconds >= YEAR_SECONDS
    ? `public, max-age=${YEAR_SECONDS}, immutable`
    : `public, max-age=${seconds}`;
}

/** Serves an object of a public bucket straight from its file: no key, no transaction (upstream writes a row per view). */
export async function sendPublicObject(
  storage: FileStorageAdapter,
  bucket: string,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const found = await storage.locate(bucket, key);
  if (found === null) {
    sendJson(response, 400, { statusCode: '404', error: 'not_found', message: 'Object not found' });
    return;
  }
  const { metadata, file } = found;
  const headers: Record<string, string> = {
    ...corsHeaders(undefined),
    'content-type': metadata.mimetype,
    'cache-control': publicCacheControl(metadata.cacheControl),
    etag: metadata.eTag,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    ...(metadata.lastModified === undefined ? {} : { 'last-modified': metadata.lastModified.toUTCString() }),
  };
  if (request.headers['if-none-match'] === metadata.eTag) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  response.writeHead(200, { ...headers, 'content-length': metadata.size });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(file), response).catch(() => response.destroy());
}
