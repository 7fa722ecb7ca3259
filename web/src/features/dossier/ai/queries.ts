import type { RpcAnswer } from '#wire/calls.ts';
import type { DossierFeedback } from '#wire/dossier-answers.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import { toAppError } from '#lib/app-error.ts';
import { locale } from '#lib/i18n.ts';

export type Conversation = RpcAnswer<'dossier_conversation'>;

/** Who would answer, to whom the caller agreed, and how much of today is left. */
export interface ModelState {
  /** null: no model is set up */
  readonly provider: string | null;
  readonly agreedTo: string | null;
  readonly questionsLeft: number;
}

/** Whether there is a model to ask in this dossier. */
export async function readModelState(dossierId: string): Promise<ModelState> {
  const [state, provider] = await Promise.all([
    callRpc('dossier_ai_state', { dossierId }),
    callFunction('dossier-chat', { dossierId, isProbe: true }, { attempts: 1 }).then(
      ({ body }) => ('provider' in body ? body.provider : null),
      (thrown: unknown) => {
        const error = toAppError(thrown);
        if (error.code === 'no_model') return null;
        throw error;
      },
    ),
  ]);
  return { ...state, provider };
}

export function readConversations(dossierId: string) {
  return callRpc('dossier_conversations', { dossierId });
}

export function readConversation(threadId: string): Promise<Conversation> {
  return callRpc('dossier_conversation', { threadId });
}

/** What speaks for and against a dossier's main home; with the model's remarks if they are wanted. */
export async function readFeedback(dossierId: string, wantsRemarks: boolean): Promise<DossierFeedback> {
  return (await callFunction('dossier-feedback', { dossierId, wantsRemarks, language: locale() })).body;
}
