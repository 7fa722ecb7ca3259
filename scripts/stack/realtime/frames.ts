/** One Phoenix message, whichever way it came over the wire. */
export interface Frame {
  readonly joinRef: string | null;
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  /** JSON value; for a binary user broadcast its `payload` is the bytes. */
  readonly payload: unknown;
}

/** The two wire formats of realtime-js: objects, and arrays with binary frames for broadcasts. */
export type FrameVersion = '1.0.0' | '2.0.0';

const KIND_PUSH = 3;
const KIND_BROADCAST = 4;
const ENCODING_BINARY = 0;
const ENCODING_JSON = 1;

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/**
 * Reads a text frame.
 * @returns null when it is not a Phoenix message.
 */
export function parseTextFrame(data: string): Frame | null {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return null;
  }
  const fields = Array.isArray(value)
    ? {
        join_ref: value[0] as unknown,
        ref: value[1] as unknown,
        topic: value[2] as unknown,
        event: value[3] as unknown,
        payload: value[4] as unknown,
      }
    : (value as Record<string, unknown> | null);
  const topic = text(fields?.['topic']);
  const event = text(fields?.['event']);
  if (fields === null || topic === null || event === null) return null;
  return {
    joinRef: text(fields['join_ref']),
    ref: text(fields['ref']),
    topic,
    event,
    payload: fields['payload'] ?? {},
  };
}

/**
 * Reads the binary frame in which current clients send a broadcast: seven bytes of kind, lengths and encoding, then
 * join reference, reference, topic, event, metadata and payload.
 * @returns null when it is anything else.
 */
export function parseBinaryFrame(data: Uint8Array): Frame | null {
  const [kind, joinLength, refLength, topicLength, eventLength, metaLength, encoding] = data;
  if (kind !== KIND_PUSH || joinLength === undefined || refLength === undefined || topicLength === undefined)
    return null;
  if (eventLength === undefined || metaLength === undefined || encoding === undefined) return null;
  let offset = 7;
  const next = (length: number): Uint8Array => data.subarray(offset, (offset += length));
  const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
  const joinRef = decode(next(joinLength));
  const ref = decode(next(refLength));
  const topic = decode(next(topicLength));
  const event = decode(next(eventLength));
  next(metaLength);
  const body = data.subarray(offset);
  try {
    const payload: unknown = encoding === ENCODING_JSON ? JSON.parse(decode(body)) : body;
    return {
      joinRef: joinRef || null,
      ref: ref || null,
      topic,
      event: 'broadcast',
      payload: { type: 'broadcast', event, payload },
    };
  } catch {
    return null;
  }
}

function binaryBroadcast(topic: string, event: string, body: Uint8Array): Uint8Array {
  const [topicBytes, eventBytes] = [new TextEncoder().encode(topic), new TextEncoder().encode(event)];
  const head = Uint8Array.of(KIND_BROADCAST, topicBytes.length, eventBytes.length, 0, ENCODING_BINARY);
  return Buffer.concat([head, topicBytes, eventBytes, body]);
}

/** Writes a message in the format of a client: text, or bytes for a broadcast whose payload is bytes. */
export function encodeFrame(frame: Frame, version: FrameVersion): string | Uint8Array {
  const { joinRef, ref, topic, event, payload } = frame;
  const inner = (payload as { payload?: unknown; event?: unknown } | null)?.payload;
  if (event === 'broadcast' && inner instanceof Uint8Array) {
    const name = String((payload as { event?: unknown }).event);
    if (version === '2.0.0') return binaryBroadcast(topic, name, inner);
    return JSON.stringify({
      topic,
      event,
      ref,
      join_ref: joinRef,
      payload: { type: 'broadcast', event: name, payload: Buffer.from(inner).toString('base64') },
    });
  }
  return version === '2.0.0'
    ? JSON.stringify([joinRef, ref, topic, event, payload])
    : JSON.stringify({ topic, event, payload, ref, join_ref: joinRef });
}
