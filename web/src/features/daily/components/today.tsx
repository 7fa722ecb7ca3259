import type { RecordedDay } from '#wire/editions.ts';
import type { EditionKey } from '#domain/editions.ts';
import { resultsPath } from '#domain/game-paths.ts';
import { errorText } from '#lib/error-text.ts';
import { formatDate, formatNumber } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useStart } from '#kit/games/use-start.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { dayBoardPath } from '../day-path.ts';
import { readRecord, type Challenge } from '../queries.ts';
import { useChallenge } from '../use-challenge.ts';
import { Countdown } from './countdown.tsx';
import { StreakLine } from './streak-line.tsx';

interface TodayProps {
  readonly edition: EditionKey;
  /** the same homes without hints, scored harder */
  readonly isHard?: boolean;
  readonly hasStreak?: boolean;
}

/** The challenge of now: play it, go on with it, or see what became of it; and when the next one comes. */
export function Today({ edition, isHard = false, hasStreak = false }: TodayProps) {
  const call = useChallenge(edition);
  return (
    <CallView call={call} waiting={<Skeleton height="14rem" />} failed={t('daily.failed')}>
      {(challenge) => (
        <Card as="section" padding="large" className="daily-card">
          <Day key={challenge.on} challenge={challenge} isHard={isHard} hasStreak={hasStreak} />
        </Card>
      )}
    </CallView>
  );
}

function Day({
  challenge,
  isHard,
  hasStreak,
}: {
  readonly challenge: Challenge;
  readonly isHard: boolean;
  readonly hasStreak: boolean;
}) {
  const { edition, on, number, homes, isSample } = challenge;
  const record = useCall(['edition record', edition, on], () => readRecord(edition, on));
  const day = record.answer?.days.find((one) => one.on === on);
  const run = day?.run?.isHard === isHard ? day.run : null;
  return (
    <>
      <header className="daily-head">
        <p className="muted">{formatDate(on)}</p>
        <h2>
          {t(`daily.edition.${edition}`)}{' '}
          <span className="daily-number">{t('daily.number', { number })}</span>
        </h2>
        <p>
          {plural('daily.homes', homes)} {isHard ? t('daily.hardRule') : null}{' '}
          {isSample ? <Badge>{t('daily.samples')}</Badge> : null}
        </p>
      </header>
      {run?.status === 'finished' ? (
        <Done run={run} />
      ) : (
        <Play challenge={challenge} isHard={isHard} run={run} />
      )}
      {hasStreak && record.answer ? <StreakLine marks={record.answer.marks} until={challenge} /> : null}
      <Countdown challenge={challenge} />
    </>
  );
}

type Run = NonNullable<RecordedDay['run']>;

function Play({
  challenge,
  isHard,
  run,
}: {
  readonly challenge: Challenge;
  readonly isHard: boolean;
  readonly run: Run | null;
}) {
  const { start, isStarting, error } = useStart();
  const slug = isHard ? challenge.hardGameSlug : challenge.gameSlug;
  if (slug === null) return null;
  const isUnderWay = run?.status === 'active';
  const isOver = Date.parse(challenge.closesAt) <= challenge.clock.serverAt;
  return (
    <div className="daily-play">
      <Button kind="primary" size="large" isBusy={isStarting} onClick={() => void start({ slug })}>
        {t(isUnderWay ? 'daily.goOn' : isOver ? 'daily.playOver' : 'daily.play')}
      </Button>
      {isUnderWay ? (
        <p className="muted">{t('daily.progress', { guessed: run.guessed, rounds: run.rounds })}</p>
      ) : null}
      {run?.status === 'expired' || run?.status === 'abandoned' ? (
        <p className="muted">{t('daily.ended')}</p>
      ) : null}
      {error ? (
        <p className="form-error" role="alert">
          <strong>{errorText(error).title}</strong> {errorText(error).help}
        </p>
      ) : null}
    </div>
  );
}

function Done({ run }: { readonly run: Run }) {
  const { gameSlug: slug, sessionId, totalScore, maxScore } = run;
  return (
    <div className="daily-done">
      <p className="daily-score">
        {t('daily.score', { score: formatNumber(totalScore), max: formatNumber(maxScore) })}
      </p>
      <p className="daily-ways">
        <TextLink as={Link} look="primary" to={resultsPath('public', { slug, sessionId })}>
          {t('daily.results')}
        </TextLink>
        <TextLink as={Link} look="secondary" to={resultsPath('public', { slug, sessionId }, 'results-share')}>
          {t('daily.share')}
        </TextLink>
        <TextLink as={Link} to={dayBoardPath(slug)}>
          {t('daily.board')}
        </TextLink>
      </p>
    </div>
  );
}
