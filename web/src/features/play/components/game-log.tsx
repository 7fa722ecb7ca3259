import type { Correction } from '#wire/fairness.ts';
import { useList } from '#kit/call/use-list.ts';
import { CorrectionsLog } from '#kit/fairness/corrections-log.tsx';
import { readGameCorrections, type CorrectionsPage } from '../fairness-calls.ts';

/** What was corrected in a game, for everybody. */
export function GameLog({ slug }: { readonly slug: string }) {
  const list = useList<Correction, CorrectionsPage>(['game-corrections', slug], (after) =>
    readGameCorrections(slug, after),
  );
  return <CorrectionsLog list={list} />;
}
