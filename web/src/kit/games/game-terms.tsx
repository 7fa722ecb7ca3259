import type { Game } from '#wire/games.ts';
import { formatClock } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';

interface GameTermsProps {
  readonly game: Game;
  /** how many homes, in the words of the page */
  readonly homes: string;
}

/** What a player agrees to, as items of a list: homes, currency, clock. A game behind a code tells none of it before the code. */
export function GameTerms({ game, homes }: GameTermsProps) {
  if (game.isBehindCode) return <li>{t('start.behindCode')}</li>;
  return (
    <>
      <li>{homes}</li>
      {game.listingCount > game.rounds ? (
        <li>
          {game.hasSameHomes ? t('start.sameHomes') : t('start.freshDraw', { homes: game.listingCount })}
        </li>
      ) : null}
      <li>{t('start.currency', { currency: game.currency })}</li>
      <li>
        {game.roundSeconds !== null
          ? t('start.timed', { time: formatClock(game.roundSeconds) })
          : game.modeOptions?.runSeconds
            ? t('badge.runClock', { time: formatClock(game.modeOptions.runSeconds) })
            : t('start.untimed')}
      </li>
    </>
  );
}
