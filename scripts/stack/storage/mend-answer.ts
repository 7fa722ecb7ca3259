const PREFIX = '/storage/v1';
type Body = Record<string, unknown>;

function withoutPrefix(url: unknown): string | null {
  return typeof url === 'string' && url !== '' ? url.replace(PREFIX, '') : null;
}

interface Rule {
  readonly method: string;
  readonly path: RegExp;
  readonly mend: (body: Body, path: RegExpExecArray) => Body;
}

/** What storage-js reads, and upstream names differently. */
const RULES: readonly Rule[] = [
  {
    method: 'POST',
    path: /^\/object\/upload\/sign\//,
    mend: (body) => ({ url: withoutPrefix(body['signedUrl']), token: body['token'] }),
  },
  {
    method: 'POST',
    path: /^\/object\/sign\//,
    mend: (body) => ({ signedURL: withoutPrefix(body['signedUrl']) }),
  },
  {
    method: 'PUT',
    path: /^\/object\/upload\/sign\/([^/]+)\//,
    mend: (body, path) => ({ ...body, Key: `${path[1] ?? ''}/${String(body['Key'])}` }),
  },
  { method: 'POST', path: /^\/object\/copy$/, mend: (body) => ({ Key: body['key'] }) },
  {
    method: 'GET',
    path: /^\/object\/info\//,
    mend: ({ id, name, version, bucket_id, created_at, user_metadata, httpMetadata }) => {
      const facts = (httpMetadata ?? {}) as Body;
      return {
        id,
        name,
        version,
        bucket_id,
        created_at,
        metadata: user_metadata,
        size: facts['size'],
        content_type: facts['mimetype'],
        cache_control: facts['cacheControl'],
        etag: facts['eTag'],
        last_modified: facts['lastModified'],
      };
    },
  },
];

/** Gives an answer of upstream's Storage the names that storage-js expects. Other answers pass as they are. */
export async function mendAnswer(answer: Response, method: string, path: string): Promise<Response> {
  if (!answer.ok) return answer;
  for (const rule of RULES) {
    const match = rule.method === method ? rule.path.exec(path) : null;
    if (match === null) continue;
    return Response.json(rule.mend((await answer.json()) as Body, match), { status: answer.status });
  }
  return answer;
}
