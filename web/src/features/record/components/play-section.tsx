import { formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { readPlay } from '../queries.ts';
import { Bests } from './bests.tsx';
import { DayGrid } from './day-grid.tsx';

/** How much was played, on which days, and the best of it. */
export function PlaySection() {
  const call = useCall(['own play'], readPlay);
  return (
    <CallView
      call={call}
      waiting={<Skeleton height="24rem" />}
      failed={t('record.failed')}
      isEmpty={({ runs }) => runs === 0}
      empty={
        <Empty
          title={t('record.empty')}
          action={
            <TextLink as={Link} look="primary" to={PATHS.games}>
              {t('record.play')}
            </TextLink>
          }
        >
          {t('record.emptyHelp')}
        </Empty>
      }
    >
      {(play) => (
        <>
          <section className="record-section">
            <h2>{t('record.played')}</h2>
            <dl className="record-figures">
              <Figure name={t('record.homes')} value={play.homes} />
              <Figure name={t('record.games')} value={play.endedRuns} />
              <Figure name={t('record.ranked')} value={play.rankedRuns} />
              <Figure name={t('record.days')} value={play.daysPlayed} />
            </dl>
            <h3>{t('record.days.title')}</h3>
            <DayGrid today={play.on} shown={play.daysShown} days={play.days} />
          </section>
          <Bests play={play} />
        </>
      )}
    </CallView>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatNumber(value)}</dd>
    </div>
  );
}
