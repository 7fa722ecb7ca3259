import { ModelFault } from './model-provider.ts';

/** A line of a provider's stream may have so many characters. */
const MOST_LINE = 200_000;

/** The data of each event of a provider's stream. A connection that is cut ends in a fault, since the end would be said. */
export async function* readModelStream(
  fetcher: typeof fetch,
  url: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
  signal: AbortSignal,
): AsyncGenerator {
  const response = await send(fetcher, url, headers, body, signal);
  if (!response.body) throw new ModelFault('model_broken', 'no body');
  const decoder = new TextDecoder();
  let waiting = '';
  const reader = response.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      waiting += done ? '\n' : decoder.decode(value, { stream: true });
      const lines = waiting.split(/\r?\n/);
      waiting = lines.pop() ?? '';
      if (waiting.length > MOST_LINE) throw new ModelFault('model_broken', 'a line without an end');
      for (const line of lines) {
        const data = /^data:\s?(.*)$/.exec(line)?.[1];
        if (data === undefined || data === '') continue;
        if (data === '[DONE]') {
          yield { isEnd: true };
          return;
        }
        yield parse(data);
      }
      if (done) return;
    }
  } catch (error) {
    throw faultOf(error, signal);
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function send(
  fetcher: typeof fetch,
  url: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
  signal: AbortSignal,
): Promise<Response> {
  let response: Response;
  try {
    response = await fetcher(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    });
  } catch (error) {
    throw faultOf(error, signal);
  }
  if (response.ok) return response;
  await response.body?.cancel();
  const isBusy = response.status === 429 || response.status === 529 || response.status === 503;
  throw new ModelFault(isBusy ? 'model_busy' : 'model_broken', `the model answered ${response.status}`);
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data) as unknown;
  } catch {
    throw new ModelFault('model_broken', 'an event is no JSON');
  }
}

function faultOf(error: unknown, signal: AbortSignal): Error {
  if (error instanceof ModelFault) return error;
  return signal.aborted
    ? new ModelFault('time_over', 'the time was over')
    : new ModelFault('model_silent', error instanceof Error ? error.name : 'unknown');
}
