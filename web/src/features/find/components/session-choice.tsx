import type { ResumableRun } from '#wire/runs.ts';
import { Link } from '#lib/link.tsx';
import { startPath } from '#domain/game-paths.ts';
import { formatTime } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { Card } from '#ui/card.tsx';
import { Empty } from '#ui/empty.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { resumePath, type SessionsData } from '../load-sessions.ts';
import { GameCover } from '#kit/games/game-cover.tsx';
import { StartPanel } from '#kit/games/start-panel.tsx';
import '#kit/games/games.css';
import '../sessions.css';

/** The runs that a visitor may go on with; when there is none, the brand's game to begin. */
export function SessionChoice({ active, expired, offer, title }: SessionsData & { readonly title: string }) {
  return (
    <div className="page sessions" data-width="text">
      <h1>{active.length > 0 ? t('sessions.choose') : title}</h1>
      {active.length > 0 ? (
        <>
          <p className="lead">{t('sessions.chooseLead')}</p>
          <ul className="session-list">
            {active.map((run) => (
              <ActiveRun key={run.sessionId} run={run} />
            ))}
          </ul>
        </>
      ) : null}
      {expired.length > 0 ? (
        <section className="session-expired">
          <h2>{t('sessions.expired')}</h2>
          <ul className="session-list">
            {expired.map((run) => (
              <ExpiredRun key={run.sessionId} run={run} />
            ))}
          </ul>
        </section>
      ) : null}
      {active.length > 0 ? null : offer ? (
        <section className="session-offer">
          {expired.length > 0 ? null : <p className="lead">{t('sessions.none')}</p>}
          <GameCover photo={offer.cover} sizes="(min-width: 45rem) 42rem, 100vw" isDecorative />
          <h2>{offer.title}</h2>
          {offer.description ? <p>{offer.description}</p> : null}
          <StartPanel game={offer} unfinished={undefined} />
          <TextLink as={Link} look="quiet" to={PATHS.games}>
            {t('sessions.other')}
          </TextLink>
        </section>
      ) : (
        <Empty
          title={t('sessions.none')}
          action={
            <TextLink as={Link} look="primary" to={PATHS.games}>
              {t('sessions.other')}
            </TextLink>
          }
        >
          {t('sessions.noneHelp')}
        </Empty>
      )}
    </div>
  );
}

function ActiveRun({ run }: { readonly run: ResumableRun }) {
  const { game, guessed, rounds, ranked, totalScore, expiresAt, modeOptions } = run;
  return (
    <Card as="li" padding="none" isLink className="session-card">
      <GameCover photo={game.cover} sizes="8rem" isDecorative />
      <div>
        <h2>
          <TextLink as={Link} className="ui-card-link" to={resumePath(run)}>
            {t('sessions.goOn', { game: game.title })}
          </TextLink>
        </h2>
        <p>{t('start.progress', { guessed, rounds })}</p>
        <p className="muted">
          {modeOptions?.isCalm ? null : `${plural('sessions.points', totalScore)} · `}
          {t('sessions.until', { time: formatTime(expiresAt) })}
          {ranked ? null : ` · ${t('run.practice')}`}
        </p>
      </div>
    </Card>
  );
}

function ExpiredRun({ run }: { readonly run: ResumableRun }) {
  const { game, guessed, rounds, expiresAt } = run;
  return (
    <Card as="li" look="flat" className="session-expired-card">
      <h3>{game.title}</h3>
      <p>{t('sessions.expiredText', { guessed, rounds, time: formatTime(expiresAt) })}</p>
      <p className="session-ways">
        <TextLink as={Link} to={resumePath(run)}>
          {t('sessions.results')}
        </TextLink>
        {game.isOpen ? (
          <TextLink as={Link} to={startPath(game.family, game.slug)}>
            {t('sessions.again')}
          </TextLink>
        ) : null}
      </p>
    </Card>
  );
}
