import type { ChatEvent } from '#wire/dossier-answers.ts';

/** The events of an answer as they come. One that is cut in the middle is kept until its rest is there. */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let waiting = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      waiting += decoder.decode(value, { stream: true });
      const blocks = waiting.split('\n\n');
      waiting = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = /^event: (.+)$/m.exec(block)?.[1];
        const data = /^data: (.+)$/m.exec(block)?.[1];
        if (event !== undefined && data !== undefined)
          yield { event, ...(JSON.parse(data) as object) } as ChatEvent;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
