import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

/** What the stand-in does with its next request. */
export type StandInStep =
  | { readonly says: readonly string[] }
  | {
      readonly calls: readonly string[];
      /** what it names beside each tool, as JSON; a tool of ours takes nothing */
      readonly with?: string;
      readonly says?: readonly string[];
    }
  | { readonly status: number }
  | { readonly cutsAfter: readonly string[] }
  | { readonly garbles: string }
  | { readonly waitsMs: number };

/** What a provider was sent. */
export interface StandInRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: z.infer<typeof sent>;
}

const sent = z.looseObject({
  model: z.string(),
  stream: z.literal(true),
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })),
  tools: z.array(z.unknown()).optional(),
  system: z.string().optional(),
});

/**
 * A server on this machine that speaks the protocols of both kinds of providers: streams, calls of tools, errors, limits,
 * connections that are cut. What it does next is taken from the steps that it was given, or worked out from the request.
 */
export async function startStandInModel(next: (request: StandInRequest) => StandInStep, port = 0) {
  const requests: StandInRequest[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((text) => {
      const told: StandInRequest = {
        path: request.url ?? '',
        headers: request.headers,
        body: sent.parse(JSON.parse(text)),
      };
      requests.push(told);
      const step = next(told);
      if (told.path.endsWith('/messages')) answerMessages(response, step);
      else answerCompletions(response, step);
    });
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}/v1`,
    requests,
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** True where the step was no answer of the protocol, and is dealt with. */
function answersOddly(response: ServerResponse, step: StandInStep): boolean {
  if ('status' in step) {
    response.writeHead(step.status, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');
    return true;
  }
  if ('waitsMs' in step) {
    setTimeout(() => response.destroy(), step.waitsMs).unref();
    return true;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if ('garbles' in step) {
    response.end(`data: ${step.garbles}\n\n`);
    return true;
  }
  return false;
}

const event = (data: unknown, name?: string) =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

function answerCompletions(response: ServerResponse, step: StandInStep): void {
  if (answersOddly(response, step)) return;
  const isCut = 'cutsAfter' in step;
  const texts = isCut ? step.cutsAfter : 'says' in step ? (step.says ?? []) : [];
  for (const content of texts) response.write(event({ choices: [{ index: 0, delta: { content } }] }));
  if (isCut) {
    setImmediate(() => response.destroy());
    return;
  }
  const calls = 'calls' in step ? step.calls : [];
  const named = 'calls' in step ? (step.with ?? '{}') : '{}';
  calls.forEach((name, index) =>
    response.write(
      event({
        choices: [
          {
            index: 0,
            delta: { tool_calls: [{ index, id: `call-${index}`, function: { name, arguments: named } }] },
          },
        ],
      }),
    ),
  );
  response.write(
    event({ choices: [{ delta: {}, finish_reason: calls.length > 0 ? 'tool_calls' : 'stop' }] }),
  );
  response.write(event({ choices: [], usage: { prompt_tokens: 100, completion_tokens: 20 } }));
  response.end(event('[DONE]'));
}

function answerMessages(response: ServerResponse, step: StandInStep): void {
  if (answersOddly(response, step)) return;
  const isCut = 'cutsAfter' in step;
  const texts = isCut ? step.cutsAfter : 'says' in step ? (step.says ?? []) : [];
  const tell = (data: { readonly type: string }) => response.write(event(data, data.type));
  tell({ type: 'message_start', message: { usage: { input_tokens: 100, output_tokens: 1 } } } as {
    type: string;
  });
  tell({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } } as {
    type: string;
  });
  for (const text of texts)
    tell({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } } as { type: string });
  if (isCut) {
    setImmediate(() => response.destroy());
    return;
  }
  const calls = 'calls' in step ? step.calls : [];
  const named = 'calls' in step ? step.with : undefined;
  calls.forEach((name, at) => {
    tell({
      type: 'content_block_start',
      index: at + 1,
      content_block: { type: 'tool_use', id: `call-${at}`, name, input: {} },
    } as { type: string });
    if (named === undefined) return;
    tell({
      type: 'content_block_delta',
      index: at + 1,
      delta: { type: 'input_json_delta', partial_json: named },
    } as { type: string });
  });
  tell({ type: 'message_delta', delta: {}, usage: { output_tokens: 20 } } as { type: string });
  tell({ type: 'message_stop' });
  response.end();
}
