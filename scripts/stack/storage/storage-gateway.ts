import type { IncomingMessage, ServerResponse } from 'node:http';
import type { App } from '@supabase/lite';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { sendJson } from '../gateway/answer.ts';
import { sendBeforeBody } from '../gateway/send-before-body.ts';
import { resolveCaller } from '../gateway/caller.ts';
import { sendWebResponse } from '../gateway/web-request.ts';
import type { StackKeys } from '../keys.ts';
import { answerWithLite } from '../rest/answer-with-lite.ts';
import type { FileStorageAdapter } from './file-storage-adapter.ts';
import { listObjects, listQuery } from './list-objects.ts';
import { mendAnswer } from './mend-answer.ts';
import { sendPublicObject } from './public-object.ts';
import { refuseUpload } from './refuse-upload.ts';
import { discardUnlisted, refuseSignedUpload, uploadTarget } from './signed-upload.ts';
import { unwrapMultipart } from './upload-request.ts';

/** What the Storage part of the gateway works with. */
export interface StorageDependencies {
  readonly app: App;
  readonly sql: Sql;
  readonly keys: StackKeys;
  readonly storage: FileStorageAdapter;
}

const PREFIX = '/storage/v1';
const PUBLIC_KNOWN_MS = 2_000;
const publicBuckets = new WeakMap<Sql, Map<string, { isPublic: boolean; untilMs: number }>>();

async function isPublicBucket(sql: Sql, bucket: string): Promise<boolean> {
  const known = publicBuckets.get(sql) ?? new Map<string, { isPublic: boolean; untilMs: number }>();
  publicBuckets.set(sql, known);
  const remembered = known.get(bucket);
  if (remembered !== undefined && remembered.untilMs > Date.now()) return remembered.isPublic;
  const [row] = await sql<{ public: boolean }[]>`select public from storage.buckets where id = ${bucket}`;
  known.set(bucket, { isPublic: row?.public === true, untilMs: Date.now() + PUBLIC_KNOWN_MS });
  return row?.public === true;
}

function splitObjectPath(path: string, before: string): { bucket: string; key: string } | null {
  if (!path.startsWith(before)) return null;
  const [bucket, ...key] = path.slice(before.length).split('/').map(decodeURIComponent);
  return bucket === undefined || key.length === 0 ? null : { bucket, key: key.join('/') };
}

/** Answers everything below /storage/v1. */
export async function answerStorage(
  deps: StorageDependencies,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: URL,
  toRequest: () => Promise<Request>,
): Promise<void> {
  const path = url.pathname.slice(PREFIX.length);
  const method = incoming.method ?? 'GET';
  const open = method === 'GET' || method === 'HEAD' ? splitObjectPath(path, '/object/public/') : null;
  if (open !== null && (await isPublicBucket(deps.sql, open.bucket)))
    return sendPublicObject(deps.storage, open.bucket, open.key, incoming, outgoing);
  if (open !== null) {
    sendJson(outgoing, 400, {
      statusCode: '404',
      error: 'Bucket not found',
      message: 'Bucket not found',
    });
    return;
  }

  const isKeyless =
    (method === 'GET' && path.startsWith('/object/sign/')) ||
    (method === 'PUT' && path.startsWith('/object/upload/sign/'));
  const bearer = incoming.headers.authorization?.replace(/^Bearer\s+/i, '') ?? null;
  const apikey = [incoming.headers['apikey']].flat()[0] ?? null;
  const caller = resolveCaller(
    apikey ?? (bearer?.startsWith('sb_') === true ? bearer : null),
    bearer,
    deps.keys,
    Date.now(),
  );
  if (caller === null && !isKeyless) {
    sendBeforeBody(incoming, outgoing, 401, {
      statusCode: '401',
      error: 'Unauthorized',
      message: 'A valid key and token are needed.',
    });
    return;
  }
  const refusal = await refuseUpload(deps.sql, caller, method, path);
  if (refusal !== null) {
    sendBeforeBody(incoming, outgoing, refusal.status, refusal.body);
    return;
  }
  const target = uploadTarget(method, path);
  const signedRefusal = target?.isSigned === true ? await refuseSignedUpload(deps.sql, target, url) : null;
  if (signedRefusal !== null) {
    sendBeforeBody(incoming, outgoing, 400, signedRefusal);
    return;
  }
  const request = await unwrapMultipart(await toRequest());

  const listed = method === 'POST' ? /^\/object\/list\/([^/]+)$/.exec(path) : null;
  if (listed !== null && caller !== null) {
    const query = listQuery.safeParse(await readBody(request));
    if (!query.success) {
      sendJson(outgoing, 400, NOT_AS_EXPECTED);
      return;
    }
    const bucket = decodeURIComponent(listed[1] ?? '');
    sendJson(outgoing, 200, await listObjects(deps.sql, caller, bucket, query.data));
    return;
  }

  const many = method === 'POST' ? /^\/object\/sign\/([^/]+)\/?$/.exec(path) : null;
  if (many !== null) {
    const asked = manyToSign.safeParse(await readBody(request));
    if (asked.success) sendJson(outgoing, 200, await signMany(deps.app, request, asked.data));
    else sendJson(outgoing, 400, NOT_AS_EXPECTED);
    return;
  }
  const answer = await answerWithLite(deps.app, request);
  if (target !== null && !answer.ok) await discardUnlisted(deps.sql, deps.storage, target);
  // Upstream answers a wrong or expired signature with 500.
  if (isKeyless && answer.status === 500) {
    const message = 'The signed address is not valid any more.';
    sendJson(outgoing, 400, { statusCode: '400', error: 'InvalidJWT', message });
    return;
  }
  await sendWebResponse(await mendAnswer(answer, method, path), outgoing);
}

const NOT_AS_EXPECTED = {
  statusCode: '400',
  error: 'invalid_request',
  message: 'The body is not what this call takes.',
};
const manyToSign = z.object({ paths: z.array(z.string()), expiresIn: z.number() });
type ManyToSign = z.infer<typeof manyToSign>;
const signedAnswer = z.object({ signedURL: z.string().optional(), message: z.string().optional() });

/** Null where the body is no JSON. */
function readBody(request: Request): Promise<unknown> {
  return request.json().catch(() => null);
}

/** Upstream takes the call for many addresses for one without a name; so each is asked for by itself. */
async function signMany(app: App, request: Request, { paths, expiresIn }: ManyToSign): Promise<unknown[]> {
  return Promise.all(
    paths.map(async (path) => {
      const url = new URL(request.url);
      url.pathname = `${url.pathname.replace(/\/$/, '')}/${path.split('/').map(encodeURIComponent).join('/')}`;
      const headers = new Headers(request.headers);
      headers.delete('content-length');
      const one = new Request(url, { method: 'POST', headers, body: JSON.stringify({ expiresIn }) });
      const answer = await mendAnswer(
        await answerWithLite(app, one),
        'POST',
        url.pathname.slice(PREFIX.length),
      );
      const body = signedAnswer.parse(await answer.json());
      return {
        path,
        signedURL: body.signedURL ?? null,
        error: answer.ok ? null : (body.message ?? 'Not found'),
      };
    }),
  );
}
