/** Lists that are longer are written in parts, and as many members a part. */
const PART = 100;
/** How deep such a list may lie: arguments, a document of them, a list of it. */
const MAX_DEPTH = 3;

/**
 * A request's body as JSON. Two thousand homes take as long to write as several frames last: long lists are written a
 * part at a time, with room for other work in between. A page that is being left writes everything at once.
 */
export async function bodyOf(value: unknown): Promise<BodyInit> {
  if (!holdsLong(value, MAX_DEPTH) || document.hidden) return JSON.stringify(value);
  const parts: string[] = [];
  for (const { text, isLong } of partsOf(value, MAX_DEPTH)) {
    parts.push(text);
    if (isLong) await pause();
  }
  return new Blob(parts, { type: 'application/json' });
}

interface Part {
  readonly text: string;
  readonly isLong: boolean;
}

function* partsOf(value: unknown, depth: number): Generator<Part> {
  if (!holdsLong(value, depth)) {
    yield { text: JSON.stringify(value), isLong: false };
  } else if (Array.isArray(value)) {
    for (let from = 0; from < value.length; from += PART) {
      const members = JSON.stringify(value.slice(from, from + PART)).slice(1, -1);
      yield { text: `${from === 0 ? '[' : ','}${members}`, isLong: true };
    }
    yield { text: ']', isLong: false };
  } else {
    let mark = '{';
    for (const [name, member] of Object.entries(value as object)) {
      if (member === undefined) continue;
      yield { text: `${mark}${JSON.stringify(name)}:`, isLong: false };
      yield* partsOf(member, depth - 1);
      mark = ',';
    }
    yield { text: mark === '{' ? '{}' : '}', isLong: false };
  }
}

function holdsLong(value: unknown, depth: number): boolean {
  if (Array.isArray(value)) return value.length > PART;
  if (depth === 0 || typeof value !== 'object' || value === null || 'toJSON' in value) return false;
  return Object.values(value).some((member) => holdsLong(member, depth - 1));
}

/** A task of its own, also where timers wait for a second. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
