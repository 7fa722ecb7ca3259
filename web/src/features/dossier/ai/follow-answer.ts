import type { ChatEvent, ChatMessage } from '#wire/dossier-answers.ts';

/** A question that has just been asked. */
export function askedMessage(id: string, question: string): ChatMessage {
  return { id, question, claims: [], cuts: [], state: 'streaming', refused: null, fault: null };
}

/** A message with what an event tells of it. An answer is told from its beginning, so what is known is told again. */
export function followAnswer(message: ChatMessage, event: ChatEvent): ChatMessage {
  switch (event.event) {
    case 'text':
      return {
        ...message,
        claims: [...message.claims.slice(0, event.claim - 1), { text: event.text, sources: [] }],
      };
    case 'source': {
      const { kind, id, quote } = event;
      return {
        ...message,
        claims: message.claims.map((claim, at) =>
          at === event.claim - 1 ? { ...claim, sources: [...claim.sources, { kind, id, quote }] } : claim,
        ),
      };
    }
    case 'cut':
      return { ...message, cuts: [...message.cuts, event.reason] };
    case 'usage':
      return message;
    case 'done':
      return { ...message, state: event.state, refused: event.refused, fault: event.fault };
  }
}
