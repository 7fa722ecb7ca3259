import { DAILY_EDITIONS, type DailyEdition } from '#domain/editions.ts';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Countdown } from '../components/countdown.tsx';
import { OnOwnSite } from '../components/on-own-site.tsx';
import { useChallenge } from '../use-challenge.ts';
import { useEdition } from '../use-edition.ts';

/** All daily editions, when each begins anew, and which one this visitor plays. */
export function Part() {
  const [edition, choose] = useEdition();
  return (
    <OnOwnSite>
      <p className="muted">{t('daily.editions.lead')}</p>
      {DAILY_EDITIONS.map((one) => (
        <EditionCard key={one} edition={one} isOwn={one === edition} onChoose={() => choose(one)} />
      ))}
    </OnOwnSite>
  );
}

interface EditionCardProps {
  readonly edition: DailyEdition;
  readonly isOwn: boolean;
  readonly onChoose: () => void;
}

function EditionCard({ edition, isOwn, onChoose }: EditionCardProps) {
  const call = useChallenge(edition);
  return (
    <Card as="section" className="daily-card">
      <h2>{t(`daily.edition.${edition}`)}</h2>
      <CallView call={call} waiting={<Skeleton height="2rem" />} failed={t('daily.failed')}>
        {(challenge) => <Countdown challenge={challenge} />}
      </CallView>
      <p>
        <Button aria-pressed={isOwn} onClick={onChoose}>
          {t(isOwn ? 'daily.editions.used' : 'daily.editions.use')}
        </Button>
      </p>
    </Card>
  );
}
