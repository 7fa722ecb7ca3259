import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Bests } from '../components/bests.tsx';
import { readPlay } from '../queries.ts';
import { SignedIn } from './signed-in.tsx';

/** The reader's bests, and what to do as long as there are none. */
export function Part() {
  return (
    <SignedIn heading={t('record.bests')}>
      <OwnBests />
    </SignedIn>
  );
}

function OwnBests() {
  const call = useCall(['own play'], readPlay);
  return (
    <CallView
      call={call}
      waiting={<Skeleton height="12rem" />}
      failed={t('record.failed')}
      isEmpty={({ bestRun, mostOverPar, closest }) => !bestRun && !mostOverPar && !closest}
      empty={
        <Empty
          title={t('record.own.noBests')}
          action={
            <TextLink as={Link} look="primary" to={PATHS.games}>
              {t('record.play')}
            </TextLink>
          }
        >
          {t('record.bestsOf')}
        </Empty>
      }
    >
      {(play) => <Bests play={play} />}
    </CallView>
  );
}
