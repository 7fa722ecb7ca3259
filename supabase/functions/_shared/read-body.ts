import { Refusal } from './problem.ts';
import { readAtMost } from './read-at-most.ts';

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
  const bytes = await readAtMost(request.body, maxBytes);
  if (bytes === null) throw tooLong();
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal('invalid_request', 'The request is not JSON. Send a JSON object.');
  }
}
