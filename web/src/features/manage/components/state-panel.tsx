import { useState } from 'react';
import type { GameState } from '#domain/states.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { isMessageKey, t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

const TONES = {
  draft: 'neutral',
  scheduled: 'accent',
  open: 'good',
  closed: 'warn',
  archived: 'neutral',
} as const satisfies Readonly<Record<GameState, string>>;

/** A game's state in a word. */
export function StateBadge({ state }: { readonly state: GameState }) {
  return <Badge tone={TONES[state]}>{t(`manage.state.${state}`)}</Badge>;
}

interface StatePanelProps {
  readonly title: string;
  readonly state: GameState;
  readonly moves: readonly GameState[];
  /** why nothing can be moved at the moment */
  readonly blockedBy?: string | undefined;
  readonly onMove: (state: GameState) => Promise<void>;
}

/** Publish, close, open again, archive: what the table of transitions allows from here. Only what cannot be undone asks first. */
export function StatePanel({ title, state, moves, blockedBy, onMove }: StatePanelProps) {
  const [busy, setBusy] = useState<GameState | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const go = async (to: GameState) => {
    setIsAsking(false);
    setBusy(to);
    setError(null);
    try {
      await onMove(to);
    } catch (thrown) {
      setError(toAppError(thrown));
    }
    setBusy(null);
  };
  return (
    <div className="state-panel">
      <div className="state-moves" role="group" aria-label={t('manage.state.of', { game: title })}>
        <StateBadge state={state} />
        {moves.map((to) => (
          <Button
            key={to}
            size="small"
            kind={to === 'open' ? 'primary' : 'secondary'}
            isBusy={busy === to}
            disabled={blockedBy !== undefined}
            onClick={() => (to === 'archived' ? setIsAsking(true) : void go(to))}
          >
            {moveLabel(state, to)}
          </Button>
        ))}
      </div>
      {blockedBy && moves.length > 0 ? <p className="muted">{blockedBy}</p> : null}
      {error ? (
        <p className="form-error" role="alert">
          <strong>{errorText(error).title}</strong> {errorText(error).help}
        </p>
      ) : null}
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('manage.archive.title')}
        labels={{ close: t('manage.archive.keep') }}
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>{t('manage.archive.keep')}</Button>
            <Button kind="danger" onClick={() => void go('archived')}>
              {t('manage.archive.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('manage.archive.text', { game: title })}</p>
      </Dialog>
    </div>
  );
}

function moveLabel(from: GameState, to: GameState): string {
  const key = `manage.move.${from}.${to}`;
  return isMessageKey(key) ? t(key) : to;
}
