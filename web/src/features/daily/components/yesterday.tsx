import { addDays } from '#domain/edition-days.ts';
import type { DailyEdition } from '#domain/editions.ts';
import { resultsPath, startPath } from '#domain/game-paths.ts';
import type { EditionRecord, RecordedDay } from '#wire/editions.ts';
import { formatDate, formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Card } from '#ui/card.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { readRecord } from '../queries.ts';
import { PlayWay } from './play-way.tsx';

/** The day before: its answers for whoever guessed it, else a way to play it as practice. */
export function Yesterday({ edition }: { readonly edition: DailyEdition }) {
  const call = useCall(['yesterday', edition], () => readYesterday(edition));
  return (
    <CallView call={call} waiting={<Skeleton height="12rem" />} failed={t('daily.failed')}>
      {(day) =>
        day ? (
          <Card as="section" padding="large" className="daily-card">
            <header className="daily-head">
              <p className="muted">{formatDate(day.on)}</p>
              <h2>
                {t(`daily.edition.${edition}`)}{' '}
                <span className="daily-number">{t('daily.number', { number: day.number })}</span>
              </h2>
            </header>
            <Answers day={day} />
          </Card>
        ) : (
          <Empty title={t('daily.yesterday.none')} action={<PlayWay edition={edition} />}>
            {t('daily.yesterday.noneHelp')}
          </Empty>
        )
      }
    </CallView>
  );
}

/** The first of a month has its yesterday in the month before. */
async function readYesterday(edition: DailyEdition): Promise<RecordedDay | null> {
  const dayIn = ({ days, on }: EditionRecord, wanted = addDays(on, -1)) =>
    days.find((day) => day.on === wanted) ?? null;
  const record = await readRecord(edition);
  const wanted = addDays(record.on, -1);
  return wanted >= record.month ? dayIn(record) : dayIn(await readRecord(edition, wanted), wanted);
}

function Answers({ day: { run, gameSlug } }: { readonly day: RecordedDay }) {
  if (run?.status === 'finished')
    return (
      <>
        <p className="daily-score">
          {t('daily.score', { score: formatNumber(run.totalScore), max: formatNumber(run.maxScore) })}
        </p>
        <p>{t('daily.yesterday.answersHelp')}</p>
        <p>
          <TextLink
            as={Link}
            look="primary"
            to={resultsPath('public', { slug: run.gameSlug, sessionId: run.sessionId }, 'results-detailed')}
          >
            {t('daily.yesterday.answers')}
          </TextLink>
        </p>
      </>
    );
  const isBegun = run?.status === 'active';
  return (
    <>
      <p>{t(isBegun ? 'daily.yesterday.unfinished' : 'daily.yesterday.unplayed')}</p>
      <p>
        <TextLink as={Link} look="primary" to={startPath('public', isBegun ? run.gameSlug : gameSlug)}>
          {t(isBegun ? 'daily.goOn' : 'daily.yesterday.play')}
        </TextLink>
      </p>
    </>
  );
}
