import type { RunSummary } from '#wire/results.ts';
import { formatMoney } from '#domain/format-money.ts';
import { itemPath, startPath } from '#domain/game-paths.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { GameCover } from '#kit/games/game-cover.tsx';
import { guessEnds } from '#kit/games/guess-ends.ts';
import { nextRound, runPath } from '#kit/games/run-path.ts';
import { TextLink } from '#ui/text-link.tsx';
import { sayVerdict } from '../modes/family-parts.tsx';
import '../modes/modes.css';

interface FamilyResultsProps {
  readonly run: RunSummary;
  readonly sharePath: string;
}

/** What a family found out: every home with its price and a word. No points, no places, and nothing beside it. */
export function FamilyResults({ run, sharePath }: FamilyResultsProps) {
  const { family, slug } = run.game;
  const next = run.status === 'active' ? nextRound(run, '', run.status) : undefined;
  return (
    <div className="page results" data-width="text">
      <header>
        <p className="muted">{run.game.title}</p>
        <h1>{t('gentle.title')}</h1>
        <p>{plural('gentle.lead', run.guessed)}</p>
      </header>
      <ol className="family-homes">
        {run.rounds.map((round, place) => {
          const home = run.homes[place];
          const name = home?.title ?? t('results.home', { position: round.position });
          return (
            <li key={round.gameListingId}>
              <GameCover photo={home?.photo ?? null} sizes="5rem" isDecorative />
              <div>
                {round.isWithdrawn ? (
                  name
                ) : (
                  <TextLink
                    as={Link}
                    look="quiet"
                    to={itemPath(family, {
                      slug,
                      gameListingId: round.gameListingId,
                      sessionId: run.sessionId,
                    })}
                  >
                    {name}
                  </TextLink>
                )}
                <Outcome round={round} />
              </div>
            </li>
          );
        })}
      </ol>
      <div className="results-next">
        {next ? (
          <TextLink as={Link} look="primary" size="large" to={runPath(run, next)}>
            {t('start.continue')}
          </TextLink>
        ) : (
          <TextLink as={Link} look="primary" size="large" to={startPath(family, slug)}>
            {t('results.again')}
          </TextLink>
        )}
        <TextLink as={Link} look="quiet" to={sharePath}>
          {t('share.see')}
        </TextLink>
      </div>
    </div>
  );
}

function Outcome({
  round: { guess: answer, isWithdrawn },
}: {
  readonly round: RunSummary['rounds'][number];
}) {
  if (isWithdrawn) return <p className="muted">{t('results.withdrawn')}</p>;
  if (!answer) return <p className="muted">{t('gentle.missed')}</p>;
  const { priceMinor, currency } = answer.guess;
  const ends = guessEnds(answer.guess);
  const money = (minor: number) => formatMoney(minor, currency, locale());
  return (
    <>
      <p className="family-word ui-display">{sayVerdict(answer)}</p>
      {priceMinor === null || !ends ? null : (
        <p className="muted">
          {t('gentle.home', {
            guess: [...new Set([ends.lowMinor, ends.highMinor])].map(money).join(' – '),
            price: money(priceMinor),
          })}
        </p>
      )}
    </>
  );
}
