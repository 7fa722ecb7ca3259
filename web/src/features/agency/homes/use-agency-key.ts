import { useCall } from '#kit/call/use-call.ts';
import { callRpc } from '#lib/api.ts';

/** The key of one of the reader's own agencies; null until it is known, and for others. */
export function useAgencyKey(agencyId: string | null): string | null {
  const { answer = [] } = useCall(['own agencies of a home'], () => callRpc('own_agencies', {}));
  return answer.find(({ id }) => id === agencyId)?.key ?? null;
}
