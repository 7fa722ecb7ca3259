import { formatTime } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { useBuilder } from '../builder-context.ts';
import { canPutBack, idOf } from '../draft/removals.ts';
import { nameOfRemoved } from '../draft/use-undo.ts';

/** What was taken out of the draft in the last thirty days, to be put back. */
export function RemovedThings() {
  const { document, undo } = useBuilder();
  const things = document.removed.toReversed();
  if (things.length === 0) return null;
  return (
    <details className="builder-removed">
      <summary>{plural('builder.removed', things.length)}</summary>
      <p className="muted">{t('builder.removed.help')}</p>
      <ul>
        {things.map((thing) => {
          const name = nameOfRemoved(thing);
          const canCome = canPutBack(document, thing);
          return (
            <li key={idOf(thing)}>
              <span>
                <strong>{name}</strong>{' '}
                <small className="muted">
                  {t(`builder.removed.${thing.kind}`)} · {formatTime(thing.at)}
                  {canCome ? null : ` · ${t('builder.removed.homeless')}`}
                </small>
              </span>
              <Button
                size="small"
                disabled={!canCome}
                aria-label={t('builder.removed.putBackOne', { name })}
                onClick={() => undo.putBack(idOf(thing))}
              >
                {t('builder.removed.putBack')}
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
