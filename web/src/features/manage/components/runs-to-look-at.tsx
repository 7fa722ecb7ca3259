import type { RunsToLookAt as Counted } from '#wire/rescoring.ts';
import { useState } from 'react';
import { chanceOfAtLeast, standsOut } from '#domain/unlikely-luck.ts';
import { formatNumber } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { AskDeed } from '#kit/call/ask-deed.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Waiting } from '#kit/call/waiting.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { readRunsToLookAt } from '../fairness-calls.ts';
import { excludeRun } from '../mutations.ts';

/** A guess counts as fast when it is among the fastest twentieth on its home. */
const FAST_SHARE = 0.05;
const REASON_LENGTH = 300;

interface RunsToLookAtProps {
  readonly slug: string;
  readonly onDone: (what: string) => void;
}

/** Runs that chance does not explain, counted when somebody asks. A person decides what that means. */
export function RunsToLookAt({ slug, onDone }: RunsToLookAtProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <section>
      <h3>{t('fairness.manage.look')}</h3>
      <p className="muted">{t('fairness.manage.lookLead')}</p>
      <details>
        <summary>{t('fairness.manage.how')}</summary>
        <p>{t('fairness.manage.howText')}</p>
      </details>
      {isShown ? (
        <Found slug={slug} onDone={onDone} />
      ) : (
        <div className="fairness-actions">
          <Button onClick={() => setIsShown(true)}>{t('fairness.manage.lookShow')}</Button>
        </div>
      )}
    </section>
  );
}

function Found({ slug, onDone }: RunsToLookAtProps) {
  const call = useCall(['runs-to-look-at', slug], () => readRunsToLookAt(slug));
  const [hiding, setHiding] = useState<Row | null>(null);
  return (
    <CallView
      call={call}
      waiting={
        <Waiting label={t('fairness.loading')}>
          <Skeleton height="4rem" lines={2} />
        </Waiting>
      }
      failed={t('fairness.failed')}
    >
      {(counted) => {
        const rows = rowsOf(counted);
        if (rows.length === 0)
          return (
            <Empty title={t('fairness.manage.lookNone')}>
              {plural('fairness.manage.lookNoneHelp', counted.tested)}
            </Empty>
          );
        return (
          <>
            <p>{plural('fairness.manage.lookTested', counted.tested)}</p>
            <ol className="fairness-list">
              {rows.map((row) => (
                <li key={row.id} data-row={row.id}>
                  <h4>{row.run.displayName}</h4>
                  <p>{sentenceOf(row)}</p>
                  <div className="fairness-actions">
                    <Button
                      size="small"
                      aria-label={t('fairness.manage.hideNamed', { player: row.run.displayName })}
                      onClick={() => setHiding(row)}
                    >
                      {t('fairness.manage.hide')}
                    </Button>
                  </div>
                </li>
              ))}
            </ol>
            <AskDeed
              isOpen={hiding !== null}
              onClose={() => setHiding(null)}
              title={t('fairness.manage.hideTitle', { player: hiding?.run.displayName ?? '' })}
              labels={{
                close: t('fairness.close'),
                cancel: t('fairness.cancel'),
                send: t('fairness.manage.hide'),
              }}
              note={{
                label: t('fairness.manage.hideReason'),
                missing: t('fairness.manage.hideMissing'),
                maxLength: REASON_LENGTH,
              }}
              isDanger
              send={async (_, reason) => (hiding ? excludeRun(hiding.run.sessionId, reason) : undefined)}
              onDone={() => {
                const player = hiding?.run.displayName ?? '';
                setHiding(null);
                void call.reload();
                onDone(t('fairness.manage.hiddenNow', { player }));
              }}
            >
              <p>{t('fairness.manage.hideText')}</p>
            </AskDeed>
          </>
        );
      }}
    </CallView>
  );
}

interface Row {
  readonly id: string;
  readonly kind: 'near' | 'fast';
  readonly run: Counted['runs'][number];
  readonly chance: number;
}

/** Two counts for each run, so twice as many tests as runs. */
function rowsOf({ runs, tested }: Counted): Row[] {
  const rows = runs.flatMap((run): Row[] => [
    { id: `${run.sessionId} near`, kind: 'near', run, chance: chanceOfAtLeast(run.near, run.nearChances) },
    {
      id: `${run.sessionId} fast`,
      kind: 'fast',
      run,
      chance: chanceOfAtLeast(
        run.fast,
        Array.from({ length: run.rounds }, () => FAST_SHARE),
      ),
    },
  ]);
  return standsOut(rows, 2 * tested);
}

function sentenceOf({ kind, run, chance }: Row): string {
  const odds = formatNumber(Math.round(1 / Math.max(chance, 1e-12)));
  return kind === 'near'
    ? t('fairness.manage.near', { near: run.near, rounds: run.rounds, odds })
    : t('fairness.manage.fast', {
        fast: run.fast,
        rounds: run.rounds,
        odds,
        seconds: formatNumber(run.medianSeconds ?? 0),
      });
}
