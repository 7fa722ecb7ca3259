import type { ChatEvent, DossierChatRequest } from '#wire/dossier-answers.ts';
import { accessToken } from '#lib/auth-session.ts';
import { AppError } from '#lib/app-error.ts';
import { env } from '#lib/env.ts';
import { readEventStream } from './read-event-stream.ts';

/** Asks, and hands over what is answered as it comes. Throws an AppError where it is refused or cut. */
export async function streamAnswer(
  request: DossierChatRequest,
  onEvent: (event: ChatEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let isDone = false;
  try {
    const response = await fetch(`${env.supabaseUrl}/functions/v1/dossier-chat`, {
      method: 'POST',
      headers: {
        apikey: env.publishableKey,
        authorization: `Bearer ${(await accessToken()) ?? ''}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify(request),
      signal,
    });
    if (!response.ok || !response.body) throw await refusalOf(response);
    for await (const event of readEventStream(response.body)) {
      onEvent(event);
      isDone ||= event.event === 'done';
    }
  } catch (thrown) {
    if (signal.aborted) return;
    throw thrown instanceof AppError
      ? thrown
      : new AppError('network', 'The connection was lost.', { cause: thrown });
  }
  if (!isDone && !signal.aborted) throw new AppError('network', 'The connection was lost.');
}

async function refusalOf(response: Response): Promise<AppError> {
  const problem = (await response.json().catch(() => ({}))) as { code?: unknown; detail?: unknown };
  const code = typeof problem.code === 'string' ? problem.code : 'unexpected';
  const detail = typeof problem.detail === 'string' ? problem.detail : response.statusText;
  return new AppError(code, detail, { status: response.status });
}
