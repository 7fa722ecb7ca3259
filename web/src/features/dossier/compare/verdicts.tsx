import { useState } from 'react';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useChanges } from '../notes/scene.ts';
import type { Compared } from './compared.ts';
import { readVerdicts, type ReadVerdicts } from './verdict-calls.ts';
import { VerdictForm } from './verdict-form.tsx';
import { VerdictsTogether } from './verdicts-together.tsx';

/** What those who buy say of two homes: each gives a verdict alone, and reads the other's once both are given. */
export function Verdicts({ compared }: { readonly compared: Compared }) {
  const { comparisonId, scene } = compared;
  const call = useCall(['verdicts', comparisonId], () => readVerdicts(comparisonId));
  useChanges(scene, ['assets_comparisons', 'dossier_members'], call.reload);
  return (
    <section aria-labelledby="compare-verdicts">
      <h2 id="compare-verdicts">{t('dossierCompare.verdicts')}</h2>
      <CallView call={call} waiting={<Skeleton height="10rem" />} failed={t('dossierCompare.verdictsFailed')}>
        {(read) => <Judging compared={compared} read={read} reload={call.reload} />}
      </CallView>
    </section>
  );
}

interface JudgingProps {
  readonly compared: Compared;
  readonly read: ReadVerdicts;
  readonly reload: () => Promise<void>;
}

function Judging({ compared, read, reload }: JudgingProps) {
  const own = read.people.find(({ isSelf }) => isSelf);
  const others = read.people.filter(({ isSelf }) => !isSelf);
  const isOver = own?.hasJudged === true && others.some(({ hasJudged }) => hasJudged);
  const [isAgain, setIsAgain] = useState(false);
  const shown = read.people.filter(({ verdict }) => verdict !== null);
  const waitsFor = read.people.filter(({ hasJudged }) => !hasJudged);
  return (
    <>
      <ul className="compare-judges">
        {read.people.map(({ userId, name, hasJudged, isSelf }) => (
          <li key={userId}>
            {t(hasJudged ? 'dossierCompare.hasJudged' : 'dossierCompare.hasNotJudged', {
              name: isSelf ? t('dossierCompare.you') : (name ?? t('dossierNotes.somebodyGone')),
            })}
          </li>
        ))}
      </ul>
      {read.mayJudge && (own?.hasJudged !== true || (isAgain && !isOver)) ? (
        <VerdictForm
          compared={compared}
          onGiven={async () => {
            setIsAgain(false);
            await reload();
          }}
        />
      ) : null}
      {own?.hasJudged === true && !isOver && others.length > 0 && !isAgain ? (
        <p className="dossier-actions">
          <span>{t('dossierCompare.waits')}</span>
          <Button size="small" onClick={() => setIsAgain(true)}>
            {t('dossierCompare.judgeAgain')}
          </Button>
        </p>
      ) : null}
      {shown.length > 0 ? <VerdictsTogether compared={compared} people={shown} /> : null}
      {read.mayJudge || waitsFor.length === 0 ? null : (
        <p className="muted">{t('dossierCompare.onlooker')}</p>
      )}
    </>
  );
}
