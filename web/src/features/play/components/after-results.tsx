import type { RunSummary } from '#wire/results.ts';
import { lazy, Suspense } from 'react';
import { brand } from '#lib/brand.ts';
import { withTexts } from '#lib/load-texts.ts';
import { BesideOthers } from './beside-others.tsx';

const AskAgency = lazy(() =>
  withTexts(['leads', 'forms'], () => import('#kit/leads/ask-agency.tsx')).then((module) => ({
    default: module.AskAgency,
  })),
);

/** What an ended run has below its result: the others, and on a brand's site the way to its agency. */
export function AfterResults({ run }: { readonly run: RunSummary }) {
  const hasAgency = brand().key !== 'default' && run.guessed > 0 && run.modeOptions?.isClassroom !== true;
  return (
    <>
      <BesideOthers run={run} />
      {hasAgency ? (
        <Suspense>
          <AskAgency place={{ sessionId: run.sessionId }} kinds={['valuation']} />
        </Suspense>
      ) : null}
    </>
  );
}
