import { MAX_GAME_LISTINGS, type ModeOptions } from '#domain/modes.ts';
import { plural, t } from '#lib/i18n.ts';
import type { FieldBinding } from '#kit/form/field-binding.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { Select } from '#ui/select.tsx';
import { Stepper } from '#ui/stepper.tsx';

const ORDERS = ['fixed', 'random'] as const;
const TIMES = [null, 20, 30, 45, 60, 90, 120, 300] as const;

interface RoundsFieldsProps {
  readonly rounds: FieldBinding<number>;
  readonly order: FieldBinding<(typeof ORDERS)[number]>;
  readonly roundSeconds: FieldBinding<number | null>;
  readonly mode: ModeOptions;
  /** how many homes there are to make rounds of */
  readonly homes: number;
  /** somebody's points depend on them */
  readonly isFixed?: boolean;
}

/** How many homes a run has, in which order they come, and how long each may take. */
export function RoundsFields({
  rounds,
  order,
  roundSeconds,
  mode,
  homes,
  isFixed = false,
}: RoundsFieldsProps) {
  // What the mode says is not asked for: a choice that changes nothing would be an empty promise.
  const isChoice = homes > rounds.value;
  const isModes = mode.roundSeconds !== undefined || mode.isCalm === true;
  const seconds = mode.roundSeconds === undefined ? roundSeconds.value : mode.roundSeconds;
  return (
    <>
      <Stepper
        label={t('rules.rounds.count')}
        hint={
          homes > 0 && homes < rounds.value ? plural('rules.rounds.fewer', homes) : t('rules.rounds.hint')
        }
        error={rounds.error}
        value={rounds.value}
        min={rounds.limits.min ?? 1}
        max={rounds.limits.max ?? MAX_GAME_LISTINGS}
        isDisabled={isFixed}
        labels={{ less: t('builder.less'), more: t('builder.more') }}
        onChange={rounds.onChange}
      />
      <FormChoice
        {...order}
        isDisabled={isFixed}
        label={t(isChoice ? 'rules.sameHomes' : 'rules.order')}
        {...(isChoice && { hint: t(`rules.sameHomes.${order.value}.hint`, { homes, rounds: rounds.value }) })}
        options={ORDERS.map((value) => ({
          value,
          label: t(isChoice ? `rules.sameHomes.${value}` : `rules.order.${value}`),
        }))}
      />
      <Select
        label={t('rules.time')}
        value={String(seconds ?? '')}
        disabled={isModes || isFixed}
        {...(isModes && { hint: t('rules.mode.sets') })}
        options={withOwn(TIMES, seconds).map((one) => ({
          value: String(one ?? ''),
          label: one === null ? t('rules.time.none') : t('rules.time.seconds', { seconds: one }),
        }))}
        onChange={({ currentTarget: { value } }) =>
          roundSeconds.onChange(value === '' ? null : Number(value))
        }
      />
    </>
  );
}

function withOwn<T>(choices: readonly T[], own: T): readonly T[] {
  return choices.includes(own) ? choices : [...choices, own];
}
