import type { Game } from '#wire/games.ts';
import type { GameHome, GameHomes } from '#wire/homes.ts';
import { useRevalidator } from 'react-router-dom';
import { itemPath, resultsPath } from '#domain/game-paths.ts';
import { bandOfLabel } from '#domain/error-bands.ts';
import type { AppError } from '#lib/app-error.ts';
import { errorSentence, errorText } from '#lib/error-text.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Empty } from '#ui/empty.tsx';
import { Failure } from '#ui/failure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { bandTone } from '../band-tone.ts';
import { bandText } from '../share-text.ts';
import { useStart } from '#kit/games/use-start.ts';
import { GameCover } from '#kit/games/game-cover.tsx';
import { placeOf } from './home-facts.tsx';
import '../more-screens.css';

interface EditionHomesProps {
  readonly game: Game;
  readonly edition: GameHomes | AppError;
}

/** An edition: every home with a state of its own, to be taken in any order. */
export function EditionHomes({ game, edition }: EditionHomesProps) {
  const { revalidate, state } = useRevalidator();
  if (edition instanceof Error) {
    const { title, help, reference } = errorText(edition);
    return (
      <Failure
        title={title}
        onRetry={() => void revalidate()}
        isRetrying={state !== 'idle'}
        labels={{ retry: t('errors.retry') }}
        reference={reference}
      >
        {help}
      </Failure>
    );
  }
  const { homes } = edition;
  if (homes.length === 0)
    return (
      <Empty title={t('faces.map.empty')}>
        {game.needsCode ? t('faces.edition.code') : t('faces.map.emptyHelp')}
      </Empty>
    );
  const guessed = homes.filter((home) => home.guessed).length;
  return (
    <>
      <p role="status">{t('faces.edition.progress', { guessed, homes: homes.length })}</p>
      {game.isOpen && guessed < homes.length ? <WhatCounts edition={edition} /> : null}
      <ol className="edition-homes" aria-label={plural('faces.map.count', homes.length)}>
        {homes.map((home) => (
          <EditionHome key={home.gameListingId} game={game} home={home} sessionId={edition.sessionId} />
        ))}
      </ol>
    </>
  );
}

/** Before the guess: whether it counts, and until when. */
function WhatCounts({ edition: { counts, hadCountedRun } }: { readonly edition: GameHomes }) {
  if (counts) return <p className="muted">{t('faces.edition.counts')}</p>;
  return (
    <p className="edition-practice">
      {hadCountedRun ? `${t('faces.edition.ended')} ` : null}
      {t('faces.edition.practice')}
    </p>
  );
}

interface EditionHomeProps {
  readonly game: Game;
  readonly home: GameHome;
  readonly sessionId: string | null;
}

function EditionHome({ game, home, sessionId }: EditionHomeProps) {
  const { guessed } = home;
  return (
    <Card as="li" padding="none">
      {home.photo ? (
        <GameCover photo={home.photo} sizes="(min-width: 60rem) 22rem, (min-width: 36rem) 45vw, 100vw" />
      ) : null}
      <div className="edition-home">
        <h3>{home.title ?? t('results.home', { position: home.position })}</h3>
        <p className="muted">{placeOf(home)}</p>
        <p>
          {guessed ? (
            <>
              <Badge tone={bandTone(bandOf(guessed.label))}>{bandText(bandOf(guessed.label))}</Badge>{' '}
              {guessed.isRanked ? null : <Badge>{t('faces.edition.isPractice')}</Badge>}
            </>
          ) : (
            <Badge>{home.isInRun ? t('faces.edition.toGuess') : t('faces.edition.later')}</Badge>
          )}
        </p>
        {guessed ? (
          <TextLink
            as={Link}
            look="secondary"
            to={resultsPath(game.family, {
              slug: game.slug,
              sessionId: guessed.sessionId,
              gameListingId: home.gameListingId,
            })}
          >
            {t('faces.edition.result')}
          </TextLink>
        ) : home.isInRun && game.isOpen ? (
          <GuessHome game={game} home={home} sessionId={sessionId} />
        ) : null}
      </div>
    </Card>
  );
}

/** To the home, in the run under way or in one that begins with this press. */
function GuessHome({ game, home, sessionId }: EditionHomeProps) {
  const { slug, family } = game;
  const { gameListingId } = home;
  const { start, isStarting, error } = useStart();
  const label = t('faces.edition.guess', { home: home.title ?? String(home.position) });
  if (sessionId)
    return (
      <TextLink
        as={Link}
        look="primary"
        aria-label={label}
        to={itemPath(family, { slug, gameListingId, sessionId })}
      >
        {t('faces.guessThis')}
      </TextLink>
    );
  return (
    <>
      <Button
        kind="primary"
        aria-label={label}
        isBusy={isStarting}
        onClick={() => void start({ slug }, gameListingId)}
      >
        {isStarting ? t('start.starting') : t('faces.guessThis')}
      </Button>
      {error ? (
        <p className="form-error" role="alert">
          {errorSentence(error)}
        </p>
      ) : null}
    </>
  );
}

function bandOf(label: string | null): number | null {
  return label === null ? null : bandOfLabel(label);
}
