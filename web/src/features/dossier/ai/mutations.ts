import { callRpc } from '#lib/api.ts';

/** Agrees to a provider, or takes it back. */
export async function setConsent(provider: string | null): Promise<void> {
  await callRpc('set_model_consent', { provider });
}

export async function stopAnswer(messageId: string): Promise<void> {
  await callRpc('stop_dossier_answer', { messageId });
}

export async function deleteConversation(threadId: string): Promise<void> {
  await callRpc('delete_dossier_conversation', { threadId });
}
