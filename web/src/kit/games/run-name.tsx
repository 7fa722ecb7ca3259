import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Run } from '#wire/runs.ts';
import { t } from '#lib/i18n.ts';
import { withTexts } from '#lib/load-texts.ts';
import { useSession } from '#lib/use-session.ts';
import { Button } from '#ui/button.tsx';

const RenameForm = lazy(() =>
  withTexts(['own', 'forms'], () => import('./rename-form.tsx')).then((module) => ({
    default: module.RenameForm,
  })),
);

/** What a guest was called in a run, and the way to be called something else. An account has its own name. */
export function RunName({ run }: { readonly run: Pick<Run, 'sessionId' | 'displayName' | 'modeOptions'> }) {
  const session = useSession();
  const { revalidate } = useRevalidator();
  const [isChanging, setIsChanging] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasChanging = useRef(false);
  useEffect(() => {
    // The field that had the focus is gone: it goes back to where it came from.
    if (wasChanging.current && !isChanging) button.current?.focus();
    wasChanging.current = isChanging;
  }, [isChanging]);
  if (session) return null;
  const close = () => setIsChanging(false);
  if (isChanging)
    return (
      <Suspense fallback={<p className="run-name" aria-busy="true" />}>
        <RenameForm
          sessionId={run.sessionId}
          name={run.displayName}
          onKeep={close}
          onRenamed={() => void revalidate().then(close)}
        />
      </Suspense>
    );
  return (
    <p className="run-name">
      {t('results.playedAs')} <strong>{run.displayName}</strong> {/* In a classroom nobody types a name. */}
      {run.modeOptions?.isClassroom ? null : (
        <Button ref={button} kind="quiet" size="small" onClick={() => setIsChanging(true)}>
          {t('results.changeName')}
        </Button>
      )}
    </p>
  );
}
