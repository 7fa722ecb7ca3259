import { callRpc } from '#lib/api.ts';

/** Makes a link that opens the report; its token is told this once. */
export async function shareEvaluation(listingId: string): Promise<string> {
  return (await callRpc('share_evaluation', { listingId }, { attempts: 1 })).token;
}

/** Ends every link of the report, and says how many there were. */
export function endEvaluationLinks(listingId: string): Promise<number> {
  return callRpc('end_evaluation_links', { listingId });
}
