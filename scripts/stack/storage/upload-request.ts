/**
 * storage-js sends a Blob or File as multipart with an empty field name, which upstream refuses; this takes the file out and
 * passes it on as the raw body that upstream accepts.
 * @returns the same request when it is not multipart.
 */
export async function unwrapMultipart(request: Request): Promise<Request> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) return request;
  const form = await request.formData();
  const headers = new Headers(request.headers);
  let file: Blob | undefined;
  for (const [name, value] of form) {
    if (typeof value !== 'string') file = value;
    else if (name === 'cacheControl' && !headers.has('cache-control'))
      headers.set('cache-control', /^\d+$/.test(value) ? `max-age=${value}` : value);
    else if (name === 'metadata') headers.set('x-metadata', Buffer.from(value, 'utf8').toString('base64'));
  }
  if (file === undefined)
    return new Request(request.url, { method: request.method, headers, body: new Uint8Array() });
  const body = new Uint8Array(await file.arrayBuffer());
  headers.set('content-type', file.type === '' ? 'application/octet-stream' : file.type);
  headers.set('content-length', String(body.byteLength));
  return new Request(request.url, { method: request.method, headers, body });
}
