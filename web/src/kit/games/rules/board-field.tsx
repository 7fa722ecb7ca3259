import type { ModeOptions } from '#domain/modes.ts';
import { t } from '#lib/i18n.ts';
import type { FieldBinding } from '#kit/form/field-binding.ts';
import { FormCheck } from '#kit/form/form-check.tsx';

interface BoardFieldProps {
  readonly hasLeaderboard: FieldBinding<boolean>;
  readonly mode: ModeOptions;
}

/** Whether players see where they stand. A mode without ranks has no board to choose. */
export function BoardField({ hasLeaderboard, mode }: BoardFieldProps) {
  if (mode.isRanked === false || mode.isClassroom || mode.isFamily) return null;
  return <FormCheck {...hasLeaderboard} label={t('rules.leaderboard')} hint={t('rules.leaderboard.hint')} />;
}
