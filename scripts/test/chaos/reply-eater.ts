import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that passes requests on, waits for the answer, and hangs up instead of delivering it. */
export interface ReplyEater {
  readonly url: string;
  /** Statuses of the answers that it has eaten. */
  readonly eaten: readonly number[];
  stop(): Promise<void>;
}

/**
 * Starts a proxy in front of `target` that loses the first answers.
 * @param meals how many answers it eats before it delivers them
 */
export async function startReplyEater(target: string, meals: number): Promise<ReplyEater> {
  const eaten: number[] = [];
  const server = createServer((incoming, outgoing) => {
    const pass = async (): Promise<void> => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
      const headers = Object.fromEntries(
        Object.entries(incoming.headers).filter(
          ([name]) => !['host', 'connection', 'content-length'].includes(name),
        ),
      ) as Record<string, string>;
      const answer = await fetch(`${target}${incoming.url ?? '/'}`, {
        method: incoming.method ?? 'GET',
        headers,
        body: new Uint8Array(Buffer.concat(chunks)),
      });
      const text = await answer.text();
      if (eaten.length < meals) {
        eaten.push(answer.status);
        incoming.socket.destroy();
        return;
      }
      outgoing.writeHead(answer.status, { 'content-type': 'application/json' });
      outgoing.end(text);
    };
    pass().catch(() => incoming.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    eaten,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
