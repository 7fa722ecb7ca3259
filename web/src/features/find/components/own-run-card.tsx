import type { OwnRun } from '#wire/runs.ts';
import { resultsPath } from '#domain/game-paths.ts';
import { formatTime } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { GameCover } from '#kit/games/game-cover.tsx';

/** A run of one's own: the game, how it went, when; the card leads to its results, which lead on where it is under way. */
export function OwnRunCard({ run }: { readonly run: OwnRun }) {
  const { game, sessionId, status, lastGameListingId } = run;
  const to = resultsPath(game.family, {
    slug: game.slug,
    sessionId,
    ...(lastGameListingId ? { gameListingId: lastGameListingId } : {}),
  });
  return (
    <Card as="li" padding="none" isLink className="session-card" data-row={sessionId}>
      <GameCover photo={game.cover} sizes="8rem" isDecorative />
      <div>
        <h2>
          <TextLink as={Link} className="ui-card-link" to={to}>
            {status === 'active' ? t('own.runs.continue', { game: game.title }) : game.title}
          </TextLink>
        </h2>
        <p>{outcome(run)}</p>
        <p className="muted">
          <time dateTime={run.startedAt}>{formatTime(run.startedAt)}</time> · {t(`own.runs.status.${status}`)}
        </p>
        {run.ranked ? null : <Badge>{t('run.practice')}</Badge>}
      </div>
    </Card>
  );
}

/** Sudden death is measured in homes survived; a calm game tells no points before its result, one of words never. */
function outcome({ status, survived, guessed, rounds, totalScore, modeOptions }: OwnRun): string {
  const progress = t('own.runs.progress', { guessed, rounds });
  if (survived !== null && status !== 'active') return t('own.runs.survived', { survived, rounds });
  if (modeOptions?.isFamily || (status === 'active' && modeOptions?.isCalm)) return progress;
  const points = plural('own.runs.points', totalScore);
  return status === 'finished' ? points : `${points} · ${progress}`;
}
