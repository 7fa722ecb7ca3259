import { plural, t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { readBadges } from '../queries.ts';
import { BadgeList } from './badge-list.tsx';

/** What the reader has earned, and below it what there is still to earn. */
export function BadgesSection() {
  const call = useCall(['own badges'], readBadges);
  return (
    <section className="record-section">
      <h2>{t('record.badges')}</h2>
      <CallView call={call} waiting={<Skeleton height="12rem" />} failed={t('record.failed')}>
        {({ badges, facts }) => {
          const earned = badges.filter(({ earnedOn }) => earnedOn !== null);
          const open = badges.filter(({ earnedOn }) => earnedOn === null);
          return (
            <>
              {earned.length > 0 ? <BadgeList badges={earned} /> : <p>{t('record.badges.none')}</p>}
              {open.length > 0 ? (
                <details>
                  <summary>{plural('record.badges.open', open.length)}</summary>
                  <BadgeList badges={open} facts={facts} />
                </details>
              ) : null}
            </>
          );
        }}
      </CallView>
    </section>
  );
}
