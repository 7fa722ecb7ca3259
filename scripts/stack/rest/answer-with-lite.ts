import type { App } from '@supabase/lite';
import { errorBody, statusOf } from './postgrest-error.ts';
import { requestTrace, type RequestTrace } from './request-trace.ts';

/** Upstream's classes that it already answers as PostgREST does, or with a better text than the bare error. */
const LEFT_ALONE = /^(42|PT|PGRST)/;

let isConsoleQuiet = false;

/** Upstream prints every refused query with its stack: expected refusals are no news, so they are not shown. */
export function quietenUpstream(): void {
  if (isConsoleQuiet) return;
  isConsoleQuiet = true;
  for (const level of ['error', 'warn'] as const) {
    const print = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      if (requestTrace.getStore() === undefined || process.env['STACK_DEBUG'] === '1') print(...parts);
    };
  }
}

/**
 * Lets `@supabase/lite` answer a request, then mends what it does differently from the hosted services: errors keep the
 * SQLSTATE and status that PostgREST gives them (upstream answers most of them with 500 and the code SUP).
 */
export async function answerWithLite(
  app: App,
  request: Request,
  trace: RequestTrace = {},
): Promise<Response> {
  const answer = await requestTrace.run(trace, () => app.fetch(request, { peerAddress: null }));
  const error = trace.postgresError;
  if (error === undefined || answer.status < 400 || LEFT_ALONE.test(error.code)) return answer;
  if (!new URL(request.url).pathname.startsWith('/rest/v1/')) return answer;
  const isAnonymous = !(request.headers.get('authorization') ?? '').includes('.');
  return Response.json(errorBody(error), { status: statusOf(error.code, isAnonymous) });
}
