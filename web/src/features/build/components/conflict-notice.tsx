import { useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { useSession } from '#lib/use-session.ts';
import { Button } from '#ui/button.tsx';
import { useBuilder } from '../builder-context.ts';
import { keepDraft } from '../draft/local-drafts.ts';
import { copyDraft, localOf } from '../draft/open-draft.ts';
import { readDraft } from '../queries.ts';

/** The draft was changed on two devices: nothing is overwritten before somebody chose. */
export function ConflictNotice() {
  const { state, store, onOpen } = useBuilder();
  const userId = useSession()?.user.id ?? null;
  const [error, setError] = useState<AppError | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  if (state.sync !== 'conflict') return null;

  const settle = async (work: () => Promise<void>) => {
    setIsBusy(true);
    setError(null);
    await work().catch((thrown: unknown) => setError(toAppError(thrown)));
    setIsBusy(false);
  };
  const keepHere = () => settle(async () => store.overwrite((await readDraft(state.draft.id)).version));
  const takeOther = (withCopy: boolean) =>
    settle(async () => {
      if (withCopy) await copyDraft(state.draft);
      const other = localOf(await readDraft(state.draft.id), userId, state.draft.photoNames);
      await keepDraft(other);
      onOpen(other);
    });

  return (
    <div className="builder-conflict" role="alert">
      <h2>{t('builder.conflict.title')}</h2>
      <p>{t('builder.conflict.text', { time: formatTime(state.draft.changedAt) })}</p>
      {error ? <p className="form-error">{errorSentence(error)}</p> : null}
      <div className="builder-actions">
        <Button kind="primary" isBusy={isBusy} onClick={() => void keepHere()}>
          {t('builder.conflict.here')}
        </Button>
        <Button isBusy={isBusy} onClick={() => void takeOther(false)}>
          {t('builder.conflict.other')}
        </Button>
        <Button kind="quiet" isBusy={isBusy} onClick={() => void takeOther(true)}>
          {t('builder.conflict.both')}
        </Button>
      </div>
    </div>
  );
}
