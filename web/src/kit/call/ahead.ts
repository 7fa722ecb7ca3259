import { createContext, use } from 'react';

/**
 * Whether what is drawn stands in the page's markup already, or will: on the site server, and while React takes the markup over.
 * Calls then wait for the answers that came with the page instead of drawing the place of what is on its way.
 */
export const AheadContext = createContext(false);

const asked = new Map<string, Promise<unknown>>();

/** On the site server: the next page asks for itself. */
export function forgetAsked(): void {
  asked.clear();
}

/** What a call answers where the page is drawn ahead; undefined elsewhere. */
export function useAhead<Answer>(key: readonly unknown[], read: () => Promise<Answer>): Answer | undefined {
  if (!use(AheadContext)) return undefined;
  const name = JSON.stringify(key);
  const answer = asked.get(name) ?? read();
  asked.set(name, answer);
  // What is kept under a key is what its reading answers.
  return use(answer as Promise<Answer>);
}
