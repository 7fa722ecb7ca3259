import { z } from 'zod';
import { readStoredJson, writeStored } from '#lib/stored.ts';

/** What a visitor agreed to or refused, and when; kept in this browser alone. */
const consent = z.object({ provider: z.string(), isGiven: z.boolean(), at: z.iso.datetime() });
type Consent = z.output<typeof consent>;

const KEY = 'consent-to-count';

/** What the visitor said about this provider; null: not asked yet, or about another one. */
export function readConsent(provider: string): Consent | null {
  const kept = consent.safeParse(readStoredJson('local', KEY));
  return kept.success && kept.data.provider === provider ? kept.data : null;
}

/** Keeps what the visitor says. Where the browser keeps nothing, they are asked again, and nothing is counted meanwhile. */
export function keepConsent(provider: string, isGiven: boolean): Consent {
  const said = { provider, isGiven, at: new Date().toISOString() };
  writeStored('local', KEY, JSON.stringify(said));
  return said;
}
