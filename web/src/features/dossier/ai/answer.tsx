import type { ChatMessage } from '#wire/dossier-answers.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Said } from './said.tsx';

interface AnswerProps {
  readonly dossierId: string;
  readonly message: ChatMessage;
  /** the connection to it was lost */
  readonly isCut: boolean;
  readonly onGoOn: () => void;
  readonly onAgain: () => void;
}

/** A question with what was answered so far, and what became of it. */
export function Answer({ dossierId, message, isCut, onGoOn, onAgain }: AnswerProps) {
  const { question, claims, cuts, refused, state, fault } = message;
  const isNothing = state === 'done' && refused === null && claims.length === 0;
  return (
    <li className="ai-exchange">
      <p className="ai-question" dir="auto">
        {question}
      </p>
      <div aria-live="polite" aria-busy={state === 'streaming'}>
        <Said dossierId={dossierId} claims={claims} />
        {state === 'streaming' && !isCut ? <p className="muted">{t('dossierAi.writing')}</p> : null}
        {refused === null ? null : <p>{t(`dossierGuide.refused.${refused}`)}</p>}
        {isNothing ? <p>{t('dossierAi.nothing')}</p> : null}
        {cuts.length > 0 ? <p className="muted">{t('dossierAi.cuts', { count: cuts.length })}</p> : null}
        {state === 'stopped' ? <p className="muted">{t('dossierAi.stopped')}</p> : null}
        {fault === null ? null : <p role="alert">{t(`dossierAi.fault.${fault}`)}</p>}
      </div>
      {isCut && state === 'streaming' ? (
        <p>
          {t('dossierAi.lostLine')}{' '}
          <Button size="small" onClick={onGoOn}>
            {t('dossierAi.goOn')}
          </Button>
        </p>
      ) : null}
      {state === 'failed' || state === 'stopped' ? (
        <Button size="small" kind="quiet" onClick={onAgain}>
          {t('dossierAi.again')}
        </Button>
      ) : null}
    </li>
  );
}
