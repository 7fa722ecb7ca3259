import type { Sql } from 'postgres';
import { wouldBeAllowed } from '../database/as-caller.ts';
import type { FileStorageAdapter } from './file-storage-adapter.ts';

/** The file that a request uploads. */
export interface UploadTarget {
  readonly bucket: string;
  readonly name: string;
  /** by a link made before, which carries whose it is */
  readonly isSigned: boolean;
}

/** What a request to this path uploads; null where it uploads nothing. */
export function uploadTarget(method: string, path: string): UploadTarget | null {
  const signed = method === 'PUT' ? /^\/object\/upload\/sign\/([^/]+)\/(.+)$/.exec(path) : null;
  const plain =
    method === 'PUT' || method === 'POST'
      ? /^\/object\/(?!(?:upload|sign|list|copy|move|info|public)\/)([^/]+)\/(.+)$/.exec(path)
      : null;
  const [, bucket, name] = signed ?? plain ?? [];
  if (bucket === undefined || name === undefined) return null;
  return { bucket: decodeURIComponent(bucket), name: decodeURIComponent(name), isSigned: signed !== null };
}

/**
 * Hosted Storage keeps the bytes of an upload apart until its row is written, and drops them where the database refuses
 * the row. Upstream writes the bytes over the old ones first; so for a link, whose maker was asked long ago, the row is
 * tried out before.
 * @returns the body of the refusal; null where the row may be written. The signature is upstream's to check.
 */
export async function refuseSignedUpload(
  sql: Sql,
  { bucket, name }: UploadTarget,
  url: URL,
): Promise<Record<string, string> | null> {
  const owner = ownerIn(url.searchParams.get('token') ?? '');
  try {
    const isAllowed = await wouldBeAllowed(sql, { role: 'service_role', claims: {} }, {}, async (tx) => {
      await tx`
        insert into storage.objects (bucket_id, name, owner, owner_id, version) values (${bucket}, ${name}, ${owner}, ${owner}, 'tried')
        on conflict (bucket_id, name) do update set version = excluded.version`;
      return true;
    });
    return isAllowed ? null : { statusCode: '403', error: 'Unauthorized', message: 'Access denied' };
  } catch (error) {
    if ((error as { code?: string }).code === '23505')
      return { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' };
    throw error;
  }
}

/** Removes bytes whose row the database refused after all, as two uploads at once may bring about. */
export async function discardUnlisted(
  sql: Sql,
  storage: FileStorageAdapter,
  { bucket, name }: UploadTarget,
): Promise<void> {
  const rows = await sql`select from storage.objects where bucket_id = ${bucket} and name = ${name}`;
  if (rows.length === 0) await storage.deleteObject(bucket, name, undefined);
}

function ownerIn(token: string): string | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' &&
      claims !== null &&
      'owner' in claims &&
      typeof claims.owner === 'string'
      ? claims.owner
      : null;
  } catch {
    return null;
  }
}
