import type { z } from 'zod';
import { asCaller, type AsCaller } from '../_shared/dossier/as-caller.ts';
import { answerQuestion } from '../_shared/dossier/answer-question.ts';
import { createChatStream } from '../_shared/dossier/chat-stream.ts';
import { createReader } from '../_shared/dossier/dossier-tools.ts';
import { ModelFault, type ModelProvider } from '../_shared/model/model-provider.ts';
import { Refusal } from '../_shared/problem.ts';
import type { Handler, HandlerContext } from '../_shared/serve.ts';
import type { Settings } from '../_shared/settings.ts';
import { camelCase } from '../_shared/wire/camel-case.ts';
import {
  beginDossierAnswer,
  type AnswerFault,
  type ChatEvent,
  type CheckedClaim,
  type dossierChatRequest,
} from '../_shared/wire/dossier-answers.ts';

type Input = z.output<typeof dossierChatRequest>;
type Begun = z.output<typeof beginDossierAnswer.answers>;

export interface ChatTools {
  readonly provider: ModelProvider | null;
  readonly settings: Settings;
  readonly fetcher: typeof fetch;
  readonly newId: () => string;
  /** keeps the function running until an answer is kept, whether or not anybody still listens */
  readonly keepAlive: (work: Promise<void>) => void;
  readonly wait: (ms: number) => Promise<void>;
  /** how long an answer may take */
  readonly mostMs?: number;
}

const MOST_MS = 90_000;
/** An answer that somebody else writes is looked at so often, for so long. */
const LOOK_EVERY_MS = 500;
const MOST_LOOKS = 200;

/** Answers a question about a dossier over server-sent events; sent again, it goes on where the answer is. */
export function dossierChat(tools: ChatTools): Handler<Input> {
  return async (input, context) => {
    const { provider } = tools;
    if (!provider) throw noModel();
    const { caller, authorization } = context;
    if (caller.userId === null || !authorization)
      throw new Refusal('not_found', 'There is no such dossier. Sign in to see yours.');
    const api = asCaller(tools.settings, tools.fetcher, authorization);
    if ('isProbe' in input) {
      await api.call('dossier_ai_state', { dossier_id: input.dossierId });
      return { status: 200, body: { provider: provider.name } };
    }
    const messageId = input.messageId ?? tools.newId();
    const ask = () => begin(api, input, messageId, provider.name);
    const begun = await ask();
    const { stream, send, close } = createChatStream();
    const work = begun.isNew
      ? write({ ...tools, provider }, { input, messageId, begun, api, send, context, userId: caller.userId })
      : follow(tools, { messageId, begun, ask, send });
    tools.keepAlive(work.finally(close));
    return { status: 200, stream };
  };
}

export function noModel(): Refusal {
  return new Refusal(
    'no_model',
    'No model is set up here. What rules can say of this dossier is shown instead.',
  );
}

async function begin(
  api: AsCaller,
  { dossierId, text, threadId }: Extract<Input, { text: string }>,
  messageId: string,
  provider: string,
): Promise<Begun> {
  const told = await api.call('begin_dossier_answer', {
    ...{
      dossier_id: dossierId,
      message_id: messageId,
      question: text,
      provider,
      thread_id: threadId ?? null,
    },
  });
  return beginDossierAnswer.answers.parse(camelCase(told));
}

interface Writing {
  readonly input: Extract<Input, { text: string }>;
  readonly messageId: string;
  readonly begun: Begun;
  readonly api: AsCaller;
  readonly send: (event: ChatEvent) => void;
  readonly context: HandlerContext;
  readonly userId: string;
}

async function write(
  { provider, mostMs = MOST_MS }: ChatTools & { readonly provider: ModelProvider },
  { input, messageId, begun, api, send, context: { database }, userId }: Writing,
): Promise<void> {
  const claims: CheckedClaim[] = [];
  const cuts: Extract<ChatEvent, { event: 'cut' }>['reason'][] = [];
  let [read, written] = [0, 0];
  let refused: Begun['refused'] = null;
  let fault: AnswerFault | null = null;
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), mostMs);
  const keep = (state: Begun['state']) =>
    database.call('keep_dossier_answer', { messageId, claims, cuts, state, refused, fault });
  let state: Begun['state'] = 'streaming';
  try {
    const reader = createReader(api, input.dossierId, begun.currency);
    const { earlier } = begun;
    const question = { text: begun.question, earlier, language: input.language };
    for await (const part of answerQuestion(provider, reader, question, ending.signal)) {
      if (part.type === 'usage') [read, written] = [read + part.read, written + part.written];
      else if (part.type === 'refused') refused = part.topic;
      else if (part.type === 'cut') {
        cuts.push(part.reason);
        send({ event: 'cut', reason: part.reason });
      } else {
        claims.push(part.claim);
        tellClaim(part.claim, claims.length, send);
        state = await keep('streaming');
        if (state !== 'streaming') break;
      }
    }
    if (state === 'streaming') state = 'done';
  } catch (error) {
    fault = error instanceof ModelFault ? error.fault : 'model_broken';
    state = 'failed';
  } finally {
    clearTimeout(timer);
    ending.abort();
  }
  state = state === 'stopped' ? state : await keep(state).catch(() => state);
  const tokens = read + written;
  if (tokens > 0) {
    await database
      .call('use_of_model', {
        ...{ dossierId: input.dossierId, userId, tokens, costMicros: provider.costMicros(read, written) },
      })
      .catch(() => false);
  }
  send({ event: 'usage', tokens, questionsLeft: begun.questionsLeft });
  send({ event: 'done', threadId: begun.threadId, messageId, state, refused, fault });
}

/** Tells of an answer that is written elsewhere, from its beginning. */
async function follow(
  { wait }: ChatTools,
  {
    messageId,
    begun,
    ask,
    send,
  }: Pick<Writing, 'messageId' | 'begun' | 'send'> & { ask: () => Promise<Begun> },
): Promise<void> {
  let [toldClaims, toldCuts] = [0, 0];
  let now = begun;
  for (let look = 0; ; look += 1) {
    for (const claim of now.claims.slice(toldClaims)) tellClaim(claim, (toldClaims += 1), send);
    for (const reason of now.cuts.slice(toldCuts)) {
      toldCuts += 1;
      send({ event: 'cut', reason });
    }
    if (now.state !== 'streaming' || look >= MOST_LOOKS) break;
    await wait(LOOK_EVERY_MS);
    now = await ask().catch(() => now);
  }
  send({ event: 'usage', tokens: 0, questionsLeft: now.questionsLeft });
  const { threadId, state, refused, fault } = now;
  send({ event: 'done', threadId, messageId, state, refused, fault });
}

function tellClaim({ text, sources }: CheckedClaim, claim: number, send: (event: ChatEvent) => void): void {
  send({ event: 'text', claim, text });
  for (const source of sources) send({ event: 'source', claim, ...source });
}
