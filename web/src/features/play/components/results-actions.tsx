import type { Game } from '#wire/games.ts';
import type { RunSummary } from '#wire/results.ts';
import { startPath } from '#domain/game-paths.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { runPath } from '#kit/games/run-path.ts';
import { TextLink } from '#ui/text-link.tsx';
import { shareText } from '../share-text.ts';
import { ShareButton } from './share-button.tsx';

interface ResultsActionsProps {
  readonly run: RunSummary;
  /** the home that a run under way goes on with */
  readonly next: RunSummary['rounds'][number] | undefined;
  /** the next game that this player has not begun */
  readonly newGame: Game | undefined;
  readonly shareUrl: string;
}

/** What to do with a result: dare a friend, and beside it the way on; a run under way goes on first. */
export function ResultsActions({ run, next, newGame, shareUrl }: ResultsActionsProps) {
  const share = <ShareButton game={run.game.slug} text={shareText(run.share, shareUrl)} isFirst={!next} />;
  if (next)
    return (
      <div className="poster-actions">
        <TextLink as={Link} look="primary" size="large" isWide to={runPath(run, next)}>
          {t('start.continue')}
        </TextLink>
        {share}
      </div>
    );
  return (
    <div className="poster-actions">
      {share}
      {newGame ? (
        <TextLink as={Link} look="secondary" size="large" isWide to={startPath(newGame.family, newGame.slug)}>
          {t('results.next', { game: newGame.title })}
        </TextLink>
      ) : null}
    </div>
  );
}
