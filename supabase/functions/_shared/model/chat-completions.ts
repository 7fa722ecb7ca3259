import { z } from 'zod';
import {
  MOST_TOKENS_OF_A_TURN,
  ModelFault,
  type ModelEvent,
  type ModelQuestion,
  type ModelTurn,
  type ProviderAddress,
  type ToolCall,
} from './model-provider.ts';
import { readModelStream } from './read-model-stream.ts';

const chunk = z.object({
  isEnd: z.boolean().optional(),
  error: z.unknown().optional(),
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            tool_calls: z
              .array(
                z.object({
                  index: z.number().int().default(0),
                  id: z.string().nullish(),
                  function: z.object({ name: z.string().nullish() }).nullish(),
                }),
              )
              .nullish(),
          })
          .nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: z.number().int(), completion_tokens: z.number().int() }).nullish(),
});

/** One turn over the protocol of chat completions, which most providers and local servers speak. */
export async function* askChatCompletions(
  { url, key, model, fetcher }: ProviderAddress,
  { system, turns, tools, signal }: ModelQuestion,
): AsyncGenerator<ModelEvent> {
  const body = {
    model,
    stream: true,
    stream_options: { include_usage: true },
    max_tokens: MOST_TOKENS_OF_A_TURN,
    messages: [{ role: 'system', content: system }, ...turns.flatMap(messagesOf)],
    ...(tools.length === 0
      ? {}
      : {
          tools: tools.map(({ name, description }) => ({
            type: 'function',
            function: { name, description, parameters: { type: 'object', properties: {} } },
          })),
        }),
  };
  const calls = new Map<number, { id: string; name: string }>();
  let isFinished = false;
  const headers: Record<string, string> = key === '' ? {} : { authorization: `Bearer ${key}` };
  for await (const data of readModelStream(fetcher, `${url}/chat/completions`, headers, body, signal)) {
    const read = chunk.safeParse(data);
    if (!read.success || read.data.error !== undefined)
      throw new ModelFault('model_broken', 'an event of another shape');
    const { choices, usage, isEnd } = read.data;
    if (isEnd === true) isFinished = true;
    for (const { delta, finish_reason } of choices ?? []) {
      if (finish_reason != null) isFinished = true;
      if (delta?.content) yield { type: 'text', text: delta.content };
      for (const part of delta?.tool_calls ?? []) {
        const call = calls.get(part.index) ?? { id: '', name: '' };
        calls.set(part.index, {
          id: part.id ?? call.id,
          name: call.name + (part.function?.name ?? ''),
        });
      }
    }
    if (usage) yield { type: 'usage', read: usage.prompt_tokens, written: usage.completion_tokens };
  }
  if (!isFinished) throw new ModelFault('model_silent', 'the stream was cut');
  for (const call of calls.values()) yield { type: 'call', call };
}

function messagesOf(turn: ModelTurn): object[] {
  switch (turn.role) {
    case 'person':
      return [{ role: 'user', content: turn.text }];
    case 'model':
      return [{ role: 'assistant', content: turn.text }];
    case 'calls':
      return [{ role: 'assistant', content: turn.text || null, tool_calls: turn.calls.map(calling) }];
    case 'results':
      return turn.results.map(({ id, text }) => ({ role: 'tool', tool_call_id: id, content: text }));
  }
}

function calling({ id, name }: ToolCall) {
  return { id, type: 'function', function: { name, arguments: '{}' } };
}
