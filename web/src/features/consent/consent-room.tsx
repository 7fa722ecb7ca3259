import { useEffect, useRef, useState } from 'react';
import type { Analytics } from '#domain/analytics.ts';
import { brand } from '#lib/brand.ts';
import { formatDate } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { keepConsent, readConsent } from './consent.ts';
import { forgetCounting, startCounting, type CountVisit } from './count-visits.ts';
import './consent.css';

interface ConsentRoomProps {
  readonly analytics: Analytics;
  /** of the brand's record */
  readonly id: string;
  /** by which the page on screen is counted; null: it is not */
  readonly path: string | null;
  /** nobody is asked anything while a home is guessed */
  readonly isQuiet: boolean;
}

/** Asks whether visits may be counted, counts them once they may, and says what was said, to be changed at any time. */
export function ConsentRoom({ analytics, id, path, isQuiet }: ConsentRoomProps) {
  const { provider } = analytics;
  const [said, setSaid] = useState(() => readConsent(provider));
  const count = useRef<CountVisit | null>(null);
  const isGiven = said?.isGiven === true;
  useEffect(() => {
    if (!isGiven) return;
    // Nothing is loaded on a page that it may not know of.
    if (path !== null) count.current ??= startCounting(analytics, id);
    count.current?.(path);
  }, [analytics, id, isGiven, path]);

  const say = (willCount: boolean) => {
    setSaid(keepConsent(provider, willCount));
    if (willCount) return;
    forgetCounting();
    // What has been loaded goes with the page alone.
    if (count.current) window.location.reload();
  };
  if (isQuiet) return null;
  const privacy = <a href={PATHS.privacy}>{t('consent.privacy')}</a>;
  return (
    <section className="consent" aria-label={t('consent.region')} data-asks={said === null || undefined}>
      {said === null ? (
        <>
          <p>
            {t('consent.ask', { brand: brand().displayName, provider })} {privacy}
          </p>
          {/* Both are as easy as each other. */}
          <div>
            <Button onClick={() => say(false)}>{t('consent.no')}</Button>
            <Button onClick={() => say(true)}>{t('consent.yes')}</Button>
          </div>
        </>
      ) : (
        <p>
          {isGiven ? t('consent.given', { provider, date: formatDate(said.at) }) : t('consent.refused')}{' '}
          <Button kind="quiet" size="small" onClick={() => say(!isGiven)}>
            {t(isGiven ? 'consent.withdraw' : 'consent.allow')}
          </Button>{' '}
          {privacy}
        </p>
      )}
    </section>
  );
}
