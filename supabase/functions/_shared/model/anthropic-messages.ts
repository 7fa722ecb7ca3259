import { z } from 'zod';
import {
  MOST_TOKENS_OF_A_TURN,
  ModelFault,
  type ModelEvent,
  type ModelQuestion,
  type ModelTurn,
  type ProviderAddress,
} from './model-provider.ts';
import { readModelStream } from './read-model-stream.ts';

const count = z.number().int().nullish();
const event = z.object({
  type: z.string(),
  message: z.object({ usage: z.object({ input_tokens: count }).nullish() }).nullish(),
  content_block: z
    .object({ type: z.string(), id: z.string().nullish(), name: z.string().nullish() })
    .nullish(),
  delta: z.object({ type: z.string().nullish(), text: z.string().nullish() }).nullish(),
  usage: z.object({ output_tokens: count }).nullish(),
  error: z.object({ type: z.string() }).nullish(),
});

/** One turn over Anthropic's API of messages. */
export async function* askAnthropicMessages(
  { url, key, model, fetcher }: ProviderAddress,
  { system, turns, tools, signal }: ModelQuestion,
): AsyncGenerator<ModelEvent> {
  const body = {
    model,
    stream: true,
    max_tokens: MOST_TOKENS_OF_A_TURN,
    system,
    messages: turns.map(messageOf),
    ...(tools.length === 0
      ? {}
      : {
          tools: tools.map(({ name, description }) => ({
            name,
            description,
            input_schema: { type: 'object', properties: {} },
          })),
        }),
  };
  const headers = { 'x-api-key': key, 'anthropic-version': '2023-06-01' };
  let [read, written, isFinished] = [0, 0, false];
  for await (const data of readModelStream(fetcher, `${url}/messages`, headers, body, signal)) {
    const told = event.safeParse(data);
    if (!told.success) throw new ModelFault('model_broken', 'an event of another shape');
    const { type, message, content_block: block, delta, usage, error } = told.data;
    if (type === 'error')
      throw new ModelFault(
        /overloaded|rate_limit/.test(error?.type ?? '') ? 'model_busy' : 'model_broken',
        'the model told of an error',
      );
    read = message?.usage?.input_tokens ?? read;
    written = usage?.output_tokens ?? written;
    if (type === 'content_block_start' && block?.type === 'tool_use')
      yield { type: 'call', call: { id: block.id ?? '', name: block.name ?? '' } };
    if (delta?.type === 'text_delta' && delta.text) yield { type: 'text', text: delta.text };
    if (type === 'message_stop') isFinished = true;
  }
  if (!isFinished) throw new ModelFault('model_silent', 'the stream was cut');
  yield { type: 'usage', read, written };
}

function messageOf(turn: ModelTurn): object {
  switch (turn.role) {
    case 'person':
      return { role: 'user', content: turn.text };
    case 'model':
      return { role: 'assistant', content: turn.text };
    case 'calls':
      return {
        role: 'assistant',
        content: [
          ...(turn.text.trim() === '' ? [] : [{ type: 'text', text: turn.text }]),
          ...turn.calls.map(({ id, name }) => ({ type: 'tool_use', id, name, input: {} })),
        ],
      };
    case 'results':
      return {
        role: 'user',
        content: turn.results.map(({ id, text }) => ({
          type: 'tool_result',
          tool_use_id: id,
          content: text,
        })),
      };
  }
}
