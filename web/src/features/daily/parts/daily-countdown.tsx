import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Countdown } from '../components/countdown.tsx';
import { EditionChoice } from '../components/edition-choice.tsx';
import { OnOwnSite } from '../components/on-own-site.tsx';
import { useChallenge } from '../use-challenge.ts';
import { useEdition } from '../use-edition.ts';

/** How long until the next challenge. */
export function Part() {
  const [edition, choose] = useEdition();
  const call = useChallenge(edition);
  return (
    <OnOwnSite>
      <EditionChoice edition={edition} onChoose={choose} />
      <CallView call={call} waiting={<Skeleton height="6rem" />} failed={t('daily.failed')}>
        {(challenge) => <Countdown challenge={challenge} isLarge />}
      </CallView>
    </OnOwnSite>
  );
}
