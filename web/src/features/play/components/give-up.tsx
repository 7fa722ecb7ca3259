import type { Round } from '#wire/rounds.ts';
import type { Run } from '#wire/runs.ts';
import { lazy, Suspense, useState } from 'react';
import { t } from '#lib/i18n.ts';
import { withTexts } from '#lib/load-texts.ts';
import { Button } from '#ui/button.tsx';

const GiveUpDialog = lazy(() =>
  withTexts(['reveal'], () => import('./give-up-dialog.tsx')).then((module) => ({
    default: module.GiveUpDialog,
  })),
);

/** A quiet way out of a run that somebody no longer wants to play. What it means is asked before anything happens. */
export function GiveUp({ run, round }: { readonly run: Run; readonly round: Round }) {
  const [isAsking, setIsAsking] = useState<boolean | null>(null);
  return (
    <div>
      <Button kind="quiet" size="small" onClick={() => setIsAsking(true)}>
        {t('guess.giveUp')}
      </Button>
      {isAsking === null ? null : (
        <Suspense fallback={null}>
          <GiveUpDialog run={run} round={round} isOpen={isAsking} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}
