import type { ManagedGame } from '#wire/managed-games.ts';
import { HINT_KINDS } from '#domain/hints.ts';
import { MAX_GAME_LISTINGS } from '#domain/modes.ts';
import { DIFFICULTIES, FORMULAS } from '#domain/scoring.ts';
import { t, type MessageKey } from '#lib/i18n.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { fromLocalInput, toLocalInput } from '#kit/form/local-time.ts';
import type { GameFields } from '../game-fields.ts';
import type { FormEdits } from '#kit/edits/use-edits.ts';

const VISIBILITIES = ['public', 'unlisted', 'code'] as const;
const ORDERS = ['fixed', 'random'] as const;

interface SettingsSectionProps {
  readonly game: ManagedGame;
  readonly edits: FormEdits<GameFields>;
}

/** Title, rules, who finds the game, and when. Rules that points depend on are fixed once a ranked run exists. */
export function SettingsSection({ game, edits: { fields, set } }: SettingsSectionProps) {
  const isFixed = game.areRulesFixed;
  const mode = game.modeOptions ?? {};
  const hasOwnTime = mode.roundSeconds === undefined && !mode.isCalm;
  const hasHints = mode.hasHints !== false && mode.showsFacts !== false;
  const hasBoard = mode.isRanked !== false && !mode.isClassroom;
  const choice = (key: string, options: readonly string[], isDisabled = false) => (
    <Select
      label={t(`manage.field.${key}` as MessageKey)}
      options={options.map((value) => ({ value, label: t(`manage.option.${value}` as MessageKey) }))}
      value={fields[key] ?? ''}
      disabled={isDisabled}
      onChange={(event) => set(key, event.target.value)}
    />
  );
  const hints = fields.hints;
  return (
    <section className="manage-section manage-settings" aria-label={t('manage.tab.settings')}>
      <fieldset>
        <legend>{t('manage.settings.texts')}</legend>
        <TextField
          label={t('manage.field.title')}
          maxLength={120}
          required
          value={fields.title ?? ''}
          onChange={(event) => set('title', event.target.value)}
        />
        <Field label={t('manage.field.description')} hint={t('manage.settings.scrubbed')}>
          {(control) => (
            <textarea
              {...control}
              className="ui-input"
              rows={4}
              maxLength={2000}
              value={fields.description ?? ''}
              onChange={(event) => set('description', event.target.value)}
            />
          )}
        </Field>
      </fieldset>
      <fieldset>
        <legend>{t('manage.settings.rules')}</legend>
        {isFixed ? <p className="manage-note">{t('manage.settings.fixed')}</p> : null}
        <TextField
          label={t('manage.field.roundsPerRun')}
          type="number"
          min={1}
          max={MAX_GAME_LISTINGS}
          disabled={isFixed}
          value={fields.roundsPerRun ?? ''}
          onChange={(event) =>
            set('roundsPerRun', event.target.value === '' ? null : Number(event.target.value))
          }
        />
        {choice('roundOrder', ORDERS)}
        {choice('formula', FORMULAS, isFixed)}
        {choice('difficulty', DIFFICULTIES, isFixed)}
        <TextField
          label={t('manage.field.roundSeconds')}
          optional={t('manage.optional')}
          hint={t(hasOwnTime ? 'manage.settings.timeHint' : 'builder.mode.sets')}
          type="number"
          min={5}
          max={3600}
          disabled={isFixed || !hasOwnTime}
          value={fields.roundSeconds ?? ''}
          onChange={(event) =>
            set('roundSeconds', event.target.value === '' ? null : Number(event.target.value))
          }
        />
        <fieldset className="fact-choice" disabled={isFixed || !hasHints}>
          <legend>{t('manage.field.hints')}</legend>
          {hasHints ? null : <p className="muted">{t('builder.mode.sets')}</p>}
          {HINT_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              label={t(`hints.${kind}`)}
              checked={hints.includes(kind)}
              onChange={(event) =>
                set(
                  'hints',
                  HINT_KINDS.filter((one) => (one === kind ? event.target.checked : hints.includes(one))),
                )
              }
            />
          ))}
        </fieldset>
        <Checkbox
          label={t('manage.field.hasLeaderboard')}
          {...(!hasBoard && { hint: t('builder.mode.sets') })}
          disabled={!hasBoard}
          checked={fields.hasLeaderboard === true}
          onChange={(event) => set('hasLeaderboard', event.target.checked)}
        />
      </fieldset>
      <fieldset>
        <legend>{t('manage.settings.who')}</legend>
        {choice('visibility', VISIBILITIES)}
        {(['opensAt', 'closesAt'] as const).map((key) => (
          <TextField
            key={key}
            label={t(`manage.field.${key}`)}
            optional={t('manage.optional')}
            hint={t('manage.settings.clock')}
            type="datetime-local"
            value={toLocalInput(fields[key])}
            onChange={(event) => set(key, fromLocalInput(event.target.value))}
          />
        ))}
      </fieldset>
    </section>
  );
}
