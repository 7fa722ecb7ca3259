import type { Game } from '#wire/games.ts';
import type { Guesstimates } from '#wire/results.ts';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { itemPath, resultsPath, startPath } from '#domain/game-paths.ts';
import { formatMoney } from '#domain/format-money.ts';
import { toAppError } from '#lib/app-error.ts';
import { formatMonth, formatNumber, formatPercent } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { readGame } from '#kit/games/read-game.ts';
import { TextLink } from '#ui/text-link.tsx';
import { CrowdDistribution } from '#kit/games/crowd-distribution.tsx';
import { GameCover } from '#kit/games/game-cover.tsx';
import { StartPanel } from '#kit/games/start-panel.tsx';
import { nextRound, runPath } from '#kit/games/run-path.ts';
import { readRun } from '#kit/games/runs.ts';
import { crowdSpread } from '#kit/games/crowd-spread.ts';
import { readHomes } from '../queries.ts';
import { readGuesstimates } from '../result-queries.ts';
import '#kit/games/games.css';
import '../results.css';
import '../more-screens.css';

interface GuesstimatesData {
  readonly game: Game;
  readonly gameListingId: string;
  /** null before the viewer's own guess */
  readonly found: Guesstimates | null;
  /** the viewer's run under way that holds this home */
  readonly sessionId: string | null;
  /** where that guess's run goes on, while it is under way */
  readonly onward: string | null;
  readonly page: { readonly values: { readonly game: string } };
}

/** What everybody guessed for one home. Before the own guess nothing of it is sent, and the page offers the round. */
export async function loader({ params }: LoaderFunctionArgs): Promise<GuesstimatesData> {
  const slug = params.gameSlug ?? '';
  const gameListingId = params.listingInGameUuid ?? '';
  const [game, found] = await Promise.all([
    readGame(slug),
    readGuesstimates(gameListingId).catch((thrown: unknown) => {
      if (toAppError(thrown).code !== 'not_allowed') throw thrown;
      return null;
    }),
  ]);
  const [homes, onward] = await Promise.all([
    found ? null : readHomes(slug).catch(() => null),
    found?.own ? onwardOf(found.own.sessionId) : null,
  ]);
  const home = homes?.homes.find((one) => one.gameListingId === gameListingId);
  return {
    game,
    gameListingId,
    found,
    sessionId: home?.isInRun ? (homes?.sessionId ?? null) : null,
    onward,
    page: { values: { game: game.title } },
  };
}

/** The next home of a run under way; without an answer the way leads to the results, as after the run. */
async function onwardOf(sessionId: string): Promise<string | null> {
  const run = await readRun(sessionId).catch(() => null);
  const next = run ? nextRound(run, '', run.status) : undefined;
  return run && next ? runPath(run, next) : null;
}

export function Component() {
  const { game, gameListingId, found, sessionId, onward } = useLoaderData<GuesstimatesData>();
  if (!found) return <GuessFirst game={game} gameListingId={gameListingId} sessionId={sessionId} />;
  const { home, price, crowd, own, closerThanPercent, isManager } = found;
  const { currency } = found.game;
  const money = (minor: number) => formatMoney(minor, currency, locale());
  const spread = crowdSpread(crowd);
  const back = own
    ? resultsPath(game.family, { slug: game.slug, sessionId: own.sessionId, gameListingId })
    : startPath(game.family, game.slug);
  return (
    <div className="page results">
      <header className="guesstimates-head">
        {home.photo ? (
          <GameCover photo={home.photo} sizes="(min-width: 48rem) 14rem, 33vw" isDecorative />
        ) : null}
        <div>
          <p className="muted">{game.title}</p>
          <h1>{home.isWithdrawn ? t('results.withdrawn') : (home.title ?? t('facts.unnamed'))}</h1>
          {home.town && !home.title?.includes(home.town) ? <p className="lead">{home.town}</p> : null}
          {isManager && !own ? <p className="muted">{t('faces.guesstimates.manager')}</p> : null}
        </div>
      </header>
      <dl className="detailed-figures">
        <Figure label={t('faces.guesstimates.count')} value={formatNumber(crowd.count)} />
        {price ? (
          <Figure
            label={
              price.kind === 'sold' && price.on
                ? t('reveal.soldIn', { month: formatMonth(price.on) })
                : t(`faces.crowd.${price.kind}`)
            }
            value={money(price.amountMinor)}
          />
        ) : null}
        {spread ? <Figure label={t('faces.crowd.median')} value={money(spread.medianMinor)} /> : null}
        {/* "You beat nobody" is true and helps nobody. */}
        {closerThanPercent ? (
          <Figure
            label={t('faces.guesstimates.closer')}
            value={formatPercent(Math.floor(closerThanPercent))}
          />
        ) : null}
      </dl>
      <section className="results-section">
        <CrowdDistribution crowd={crowd} price={price} own={own} currency={currency} />
      </section>
      <div className="results-next">
        {onward ? (
          <TextLink as={Link} look="primary" size="large" to={onward}>
            {t('guess.next')}
          </TextLink>
        ) : (
          <TextLink as={Link} look="primary" size="large" to={back}>
            {own ? t('guess.results') : t('faces.backToGame')}
          </TextLink>
        )}
      </div>
    </div>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="ui-number">{value}</dd>
    </div>
  );
}

/** Before the own guess: what to do, and the way to do it. */
function GuessFirst({
  game,
  gameListingId,
  sessionId,
}: Pick<GuesstimatesData, 'game' | 'gameListingId' | 'sessionId'>) {
  return (
    <div className="page-notice">
      <p className="muted">{game.title}</p>
      <h1>{t('faces.guesstimates.first')}</h1>
      <p>{t('faces.guesstimates.firstHelp')}</p>
      {sessionId ? (
        <TextLink
          as={Link}
          look="primary"
          size="large"
          to={itemPath(game.family, { slug: game.slug, gameListingId, sessionId })}
        >
          {t('faces.guessThis')}
        </TextLink>
      ) : (
        <StartPanel game={game} unfinished={undefined} />
      )}
    </div>
  );
}
