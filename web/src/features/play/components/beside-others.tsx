import type { RunSummary } from '#wire/results.ts';
import { Challenge } from './challenge.tsx';
import { CrowdDuel } from './crowd-duel.tsx';
import { OverParOf } from './over-par.tsx';

/** A result beside those of others: the friends of a challenge, what homes are worth to most, and everybody together. */
export function BesideOthers({ run }: { readonly run: RunSummary }) {
  return (
    <>
      <Challenge run={run} />
      <CrowdDuel run={run} />
      <OverParOf run={run} />
    </>
  );
}
