import type { ManagedGuess } from '#wire/managed-homes.ts';
import { formatMoney } from '#domain/format-money.ts';
import { formatNumber, formatPercent, formatTime } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { TableColumn } from '#ui/table-cells.tsx';

interface GuessActions {
  /** false leaves out amounts, errors and points: the home is somebody else's and can still be guessed */
  readonly seesPrice: boolean;
  readonly onExclude: (guess: ManagedGuess) => void;
  readonly onRestore: (guess: ManagedGuess) => void;
}

/** The columns of the table of guesses. The ids of sortable ones are the server's orders. */
export function guessColumns({
  seesPrice,
  onExclude,
  onRestore,
}: GuessActions): readonly TableColumn<ManagedGuess>[] {
  const columns: readonly TableColumn<ManagedGuess>[] = [
    { id: 'name', header: t('manage.guesses.player'), value: (guess) => guess.displayName, isRowHead: true },
    {
      id: 'amount',
      header: t('manage.guesses.amount'),
      value: (guess) => guess.amountMinor ?? guess.lowMinor ?? 0,
      cell: amountText,
      align: 'end',
      isSortable: true,
    },
    {
      id: 'error',
      header: t('manage.guesses.error'),
      value: (guess) => Math.abs(guess.errorPercent ?? 0),
      cell: errorText,
      align: 'end',
      isSortable: true,
    },
    {
      id: 'score',
      header: t('manage.guesses.score'),
      value: (guess) => guess.score ?? 0,
      cell: (guess) => (guess.score === null ? '–' : formatNumber(guess.score)),
      align: 'end',
      isSortable: true,
    },
    {
      id: 'time',
      header: t('manage.guesses.time'),
      value: (guess) => guess.guessedAt,
      cell: (guess) => <time dateTime={guess.guessedAt}>{formatTime(guess.guessedAt)}</time>,
      isSortable: true,
    },
    {
      id: 'state',
      header: t('manage.guesses.state'),
      value: (guess) => kindOf(guess),
      cell: (guess) => (
        <span className="guess-state">
          <Badge tone={guess.exclusion ? 'bad' : guess.isRanked ? 'good' : 'neutral'}>
            {t(`manage.guesses.${kindOf(guess)}`)}
          </Badge>
          {guess.exclusion ? <small>{guess.exclusion.reason}</small> : null}
        </span>
      ),
    },
    {
      id: 'action',
      header: t('manage.guesses.action'),
      value: () => '',
      cell: (guess) =>
        guess.exclusion ? (
          <Button
            size="small"
            aria-label={t('manage.guesses.restoreNamed', { player: guess.displayName })}
            onClick={() => onRestore(guess)}
          >
            {t('manage.guesses.restore')}
          </Button>
        ) : guess.isRanked ? (
          <Button
            size="small"
            kind="quiet"
            aria-label={t('manage.guesses.excludeNamed', { player: guess.displayName })}
            onClick={() => onExclude(guess)}
          >
            {t('manage.guesses.exclude')}
          </Button>
        ) : null,
    },
  ];
  return seesPrice ? columns : columns.filter(({ id }) => !PRICED.includes(id));
}

/** Columns from which a price would follow. */
const PRICED = ['amount', 'error', 'score'];

/** How a guess counts. */
export function kindOf({ exclusion, isRanked }: ManagedGuess): 'excluded' | 'ranked' | 'practice' {
  return exclusion ? 'excluded' : isRanked ? 'ranked' : 'practice';
}

function amountText({ amountMinor, lowMinor, highMinor, currency, isLate }: ManagedGuess): string {
  if (isLate) return t('manage.guesses.late');
  const money = (minor: number) => formatMoney(minor, currency, locale());
  if (amountMinor !== null) return money(amountMinor);
  return lowMinor === null || highMinor === null ? '–' : `${money(lowMinor)} – ${money(highMinor)}`;
}

function errorText({ errorPercent }: ManagedGuess): string {
  if (errorPercent === null) return '–';
  const size = formatPercent(Math.abs(errorPercent));
  return errorPercent === 0
    ? size
    : t(errorPercent > 0 ? 'manage.guesses.over' : 'manage.guesses.under', { size });
}
