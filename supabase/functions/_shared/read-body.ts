import { Refusal } from './problem.ts';

/** Few requests of ours come near it; those that do say so. */
const MAX_BYTES = 16_384;

/** Reads a JSON body, refusing what is too long (without reading on) or is not JSON. */
export async function readBody(request: Request, maxBytes: number = MAX_BYTES): Promise<unknown> {
  const tooLong = () =>
    new Refusal('invalid_request', `The request is longer than ${maxBytes} bytes. Send less.`);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) {
    await request.body?.cancel();
    throw tooLong();
  }
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      throw tooLong();
    }
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal('invalid_request', 'The request is not JSON. Send a JSON object.');
  }
}
