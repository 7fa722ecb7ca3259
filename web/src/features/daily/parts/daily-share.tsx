import { resultsPath } from '#domain/game-paths.ts';
import { formatDate } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { EditionChoice } from '../components/edition-choice.tsx';
import { PlayWay } from '../components/play-way.tsx';
import { OnOwnSite } from '../components/on-own-site.tsx';
import { readRecord } from '../queries.ts';
import { useEdition } from '../use-edition.ts';

/** The latest day that this visitor finished, to share: its number, squares and words, and no price. */
export function Part() {
  const [edition, choose] = useEdition();
  const call = useCall(['edition record', edition], () => readRecord(edition));
  return (
    <OnOwnSite>
      <EditionChoice edition={edition} onChoose={choose} />
      <CallView call={call} waiting={<Skeleton height="6rem" />} failed={t('daily.failed')}>
        {({ days }) => {
          const day = days.findLast(({ run }) => run?.status === 'finished');
          if (!day?.run)
            return (
              <Empty title={t('daily.share.none')} action={<PlayWay edition={edition} />}>
                {t('daily.share.noneHelp')}
              </Empty>
            );
          const { gameSlug: slug, sessionId } = day.run;
          return (
            <>
              <p>{t('daily.share.latest', { date: formatDate(day.on) })}</p>
              <TextLink
                as={Link}
                look="primary"
                to={resultsPath('public', { slug, sessionId }, 'results-share')}
              >
                {t('daily.share.open')}
              </TextLink>
            </>
          );
        }}
      </CallView>
    </OnOwnSite>
  );
}
