import type { ManagedGuess } from '#wire/managed-homes.ts';
import { plural, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';

interface MarkedGuessesProps {
  readonly guesses: readonly ManagedGuess[];
  readonly isBusy: boolean;
  readonly onExclude: (guesses: readonly ManagedGuess[]) => void;
  readonly onRestore: (guesses: readonly ManagedGuess[]) => void;
  readonly onExport: () => void;
}

/** What can be done about several runs at once: each button counts those of the marked runs that it is about. */
export function MarkedGuesses({ guesses, isBusy, onExclude, onRestore, onExport }: MarkedGuessesProps) {
  const excludable = guesses.filter(({ isRanked, exclusion }) => isRanked && !exclusion);
  const restorable = guesses.filter(({ exclusion }) => exclusion);
  return (
    <>
      {excludable.length > 0 ? (
        <Button disabled={isBusy} onClick={() => onExclude(excludable)}>
          {plural('manage.guesses.excludeMany', excludable.length)}
        </Button>
      ) : null}
      {restorable.length > 0 ? (
        <Button isBusy={isBusy} onClick={() => onRestore(restorable)}>
          {plural('manage.guesses.restoreMany', restorable.length)}
        </Button>
      ) : null}
      <Button onClick={onExport}>{t('manage.export.marked')}</Button>
    </>
  );
}
