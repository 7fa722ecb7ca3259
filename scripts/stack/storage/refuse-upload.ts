import type { Sql } from 'postgres';
import { wouldBeAllowed, type Caller } from '../database/as-caller.ts';

export interface UploadRefusal {
  readonly status: number;
  readonly body: { readonly statusCode: string; readonly error: string; readonly message: string };
}

const NOT_ALLOWED: UploadRefusal = {
  status: 403,
  body: {
    statusCode: '403',
    error: 'Unauthorized',
    message: 'new row violates row-level security policy',
  },
};

/** Below /object: ways that are no upload of a file to the path that follows. */
const OTHER_WAYS = /^(?:sign|list|list-v2|copy|move|upload|info|public|authenticated)$/;

/**
 * Refuses an upload to a path that the caller has no right to, before a byte of it is read: the policies of
 * storage.objects decide, by an insert that is taken back. Null where it may come, or is no upload.
 */
export async function refuseUpload(
  sql: Sql,
  caller: Caller | null,
  method: string,
  path: string,
): Promise<UploadRefusal | null> {
  if ((method !== 'POST' && method !== 'PUT') || caller === null || caller.role === 'service_role')
    return null;
  const [, bucket = '', name = ''] = /^\/object\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (name === '' || OTHER_WAYS.test(bucket)) return null;
  const owner = typeof caller.claims['sub'] === 'string' ? caller.claims['sub'] : null;
  try {
    const isAllowed = await wouldBeAllowed(
      sql,
      caller,
      { 'storage.operation': 'storage.object.upload' },
      async (tx) => {
        await tx`
          insert into storage.objects (bucket_id, name, owner, owner_id)
          values (${decodeURIComponent(bucket)}, ${decodeURIComponent(name)}, ${owner}, ${owner})
        `;
        return true;
      },
    );
    return isAllowed ? null : NOT_ALLOWED;
  } catch (error) {
    // A file that is there already (23505) or a bucket that is not (23503): Storage has its own words for these.
    if (/^23/.test(String((error as { code?: unknown }).code))) return null;
    throw error;
  }
}
