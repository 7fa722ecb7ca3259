import type { RunSummary } from '#wire/results.ts';
import { Challenge } from './challenge.tsx';
import { CrowdDuel } from './crowd-duel.tsx';

/** A result beside those of others: the friends of a challenge, and everybody together. */
export function BesideOthers({ run }: { readonly run: RunSummary }) {
  return (
    <>
      <Challenge run={run} />
      <CrowdDuel run={run} />
    </>
  );
}
