import { FetchFailure, malformed } from '../_shared/fetch/fetch-failure.ts';
import { fetchWith, refuseStatus, type FetchLimits } from '../_shared/fetch/fetch-page.ts';
import type { HttpAnswer } from '../_shared/fetch/http-exchange.ts';
import type { ImportTools } from '../_shared/fetch/import-tools.ts';
import type { ImportRules } from '../_shared/fetch/import-rules.ts';
import { decodeText } from '../_shared/reader/texts/decode-text.ts';

/** A feed is longer than a page and may come in parts; all of it is bounded. */
export const FEED_LIMITS: FetchLimits = { timeoutMs: 30_000, maxBytes: 20_000_000, maxRedirects: 5 };
const MAX_PARTS = 40;

const ACCEPT = 'application/json, application/xml, text/xml, text/csv, text/plain;q=0.9, */*;q=0.5';

/** What a site said of the feed that it gave last time. */
export interface FeedVersion {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export type FetchedFeed =
  | { readonly isSame: true }
  | ({ readonly isSame: false; readonly text: string; readonly contentHash: string } & FeedVersion);

interface Part extends FeedVersion {
  readonly bytes: Uint8Array | null;
}

/**
 * Fetches a feed under the guard of pages: each address, each redirect and each further part is checked anew. A site that
 * has nothing new says so without sending it again.
 */
export async function fetchFeed(
  address: string,
  known: FeedVersion,
  rules: ImportRules,
  tools: ImportTools,
): Promise<FetchedFeed> {
  const limits = tools.limits ?? FEED_LIMITS;
  let left = limits.maxBytes;
  const fetchPart = async (link: string, headers: Record<string, string>) => {
    const part = await fetchWith<Part>(
      link,
      {
        ...tools,
        limits: { ...limits, maxBytes: left },
        checkHost: async (host) => {
          await rules.ruleOf(host);
        },
      },
      { accept: ACCEPT, headers, read: readPart },
    );
    left -= part.bytes?.length ?? 0;
    return part;
  };
  const first = await fetchPart(address, {
    ...(known.etag === null ? {} : { 'If-None-Match': known.etag }),
    ...(known.lastModified === null ? {} : { 'If-Modified-Since': known.lastModified }),
  });
  if (first.bytes === null) return { isSame: true };
  let text = decodeText(first.bytes);
  const parts = [text];
  for (let next = nextLink(text, first.url); next !== null; next = nextLink(text, next)) {
    if (parts.length >= MAX_PARTS) throw new FetchFailure('too_large', 'The feed comes in too many parts.');
    // A feed goes on where it began: a link to another site is no part of it.
    if (new URL(next).host !== new URL(first.url).host) throw malformed('The feed goes on at another site.');
    text = decodeText((await fetchPart(next, {})).bytes ?? new Uint8Array(0));
    parts.push(text);
  }
  const all = parts.length === 1 ? text : joinParts(parts);
  // What a site says of its first part says nothing of the others.
  const { etag, lastModified } = parts.length === 1 ? first : { etag: null, lastModified: null };
  return { isSame: false, text: all, contentHash: await hashOf(all), etag, lastModified };
}

async function readPart(answer: HttpAnswer, limits: FetchLimits): Promise<Part> {
  const version = {
    etag: answer.headers.get('etag') ?? null,
    lastModified: answer.headers.get('last-modified') ?? null,
  };
  if (answer.status === 304) return { ...version, bytes: null };
  refuseStatus(answer);
  return { ...version, bytes: await answer.readBody(limits.maxBytes) };
}

/** Where an OData feed goes on; null where it ends. */
function nextLink(text: string, from: string): string | null {
  const found = /"@odata\.nextLink"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(text)?.[1];
  if (found === undefined) return null;
  try {
    return new URL(String(JSON.parse(found)), from).href;
  } catch {
    throw malformed('The feed goes on without saying where.');
  }
}

function joinParts(parts: readonly string[]): string {
  const value = parts.flatMap((part) => {
    const read = jsonOf(part);
    return typeof read === 'object' && read !== null && 'value' in read && Array.isArray(read.value)
      ? (read.value as unknown[])
      : [];
  });
  return JSON.stringify({ value });
}

function jsonOf(part: string): unknown {
  try {
    return JSON.parse(part);
  } catch {
    throw malformed('A part of the feed breaks off, or is no JSON.');
  }
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
