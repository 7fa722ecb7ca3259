import type { ChatEvent } from '../wire/dossier-answers.ts';

/** A stream of server-sent events. Whoever hangs up ends nothing: what is written goes on until it is kept. */
export function createChatStream(): {
  readonly stream: ReadableStream<Uint8Array>;
  readonly send: (event: ChatEvent) => void;
  readonly close: () => void;
} {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const stream = new ReadableStream<Uint8Array>({
    start: (opened) => {
      controller = opened;
    },
    cancel: () => {
      controller = null;
    },
  });
  return {
    stream,
    send: ({ event, ...data }) => {
      controller?.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    },
    close: () => {
      controller?.close();
      controller = null;
    },
  };
}
