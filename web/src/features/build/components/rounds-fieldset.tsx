import { RUN_LENGTHS } from '#domain/modes.ts';
import { t } from '#lib/i18n.ts';
import { RoundsFields } from '#kit/games/rules/rounds-fields.tsx';
import { Button } from '#ui/button.tsx';
import { useBuilder } from '../builder-context.ts';
import { useRules } from '../use-rules.ts';
import { SharedHomes } from './shared-homes.tsx';

/** How many homes a run has, in which order, and how long each may take. */
export function RoundsFieldset() {
  const { judged } = useBuilder();
  const { rules, mode, set, field } = useRules();
  const inGame = judged.filter(({ isIn }) => isIn);
  return (
    <fieldset>
      <legend>{t('rules.rounds')}</legend>
      <div className="builder-fields">
        <RoundsFields
          rounds={field('rounds')}
          order={field('order')}
          roundSeconds={field('roundSeconds')}
          mode={mode}
          homes={inGame.length}
        />
      </div>
      <div className="builder-actions">
        {(['quick', 'standard', 'marathon'] as const).map((length) => (
          <Button key={length} size="small" kind="quiet" onClick={() => set({ rounds: RUN_LENGTHS[length] })}>
            {t(`builder.length.${length}`)}
          </Button>
        ))}
      </div>
      {rules.order === 'fixed' && inGame.length > rules.rounds ? <SharedHomes homes={inGame} /> : null}
    </fieldset>
  );
}
