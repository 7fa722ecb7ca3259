import { longestStreak } from '#domain/streak.ts';
import { plural, t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { EditionChoice } from '../components/edition-choice.tsx';
import { OnOwnSite } from '../components/on-own-site.tsx';
import { StreakLine } from '../components/streak-line.tsx';
import { readRecord } from '../queries.ts';
import { useEdition } from '../use-edition.ts';

/** The visitor's streak in an edition, and the longest one so far. */
export function Part() {
  const [edition, choose] = useEdition();
  const call = useCall(['edition record', edition], () => readRecord(edition));
  return (
    <OnOwnSite>
      <EditionChoice edition={edition} onChoose={choose} />
      <CallView call={call} waiting={<Skeleton height="6rem" />} failed={t('daily.failed')}>
        {({ marks }) => (
          <>
            <StreakLine marks={marks} />
            {longestStreak(marks) > 0 ? <p>{plural('daily.longest', longestStreak(marks))}</p> : null}
          </>
        )}
      </CallView>
    </OnOwnSite>
  );
}
