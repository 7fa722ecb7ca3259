import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EDITION_KEYS, type EditionKey } from '#domain/editions.ts';
import { formatDate } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Card } from '#ui/card.tsx';
import { Empty } from '#ui/empty.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PlannedDayRow } from '../components/planned-day-row.tsx';
import { PoolGames } from '../components/pool-games.tsx';
import { readPlan, type EditionPlan } from '../planning.ts';
import '../daily.css';

/** What is planned for an edition, and from which games its homes come. For staff. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const edition = EDITION_KEYS.find((key) => key === params.get('edition')) ?? 'uk';
  return (
    <div className="page daily plan" data-width="wide">
      <header>
        <h1>{t('editions.title')}</h1>
        <p className="lead">{t('editions.lead')}</p>
      </header>
      <Select
        label={t('editions.edition')}
        options={EDITION_KEYS.map((value) => ({ value, label: t(`daily.edition.${value}`) }))}
        value={edition}
        onChange={({ currentTarget: { value } }) => setParams({ edition: value }, { replace: true })}
      />
      <OneEdition key={edition} edition={edition} />
    </div>
  );
}

function OneEdition({ edition }: { readonly edition: EditionKey }) {
  const call = useCall(['edition plan', edition], () => readPlan(edition));
  const [said, setSaid] = useState('');
  const changed = async (words: string) => {
    await call.reload();
    setSaid(words);
  };
  return (
    <CallView call={call} waiting={<Skeleton lines={8} height="3rem" />}>
      {(plan) => (
        <>
          <Outlook plan={plan} />
          <p role="status">{said}</p>
          <section className="plan-days" aria-labelledby="plan-days">
            <h2 id="plan-days">{t('editions.days')}</h2>
            {plan.days.length === 0 ? (
              <Empty title={t('editions.noDays')}>{t('editions.noDaysHelp')}</Empty>
            ) : (
              plan.days.map((day) => (
                <PlannedDayRow
                  key={day.on}
                  edition={edition}
                  day={day}
                  onReplaced={() => changed(t('editions.replaced'))}
                />
              ))
            )}
          </section>
          <PoolGames games={plan.pool.games} onChanged={changed} />
        </>
      )}
    </CallView>
  );
}

/** How long the homes last, which is what this screen is opened for. */
function Outlook({ plan: { pool } }: { readonly plan: EditionPlan }) {
  return (
    <Card as="section" className="daily-card">
      <p>
        <strong>{plural('editions.lasts', pool.daysUntilRepeat)}</strong>
      </p>
      <p>
        {pool.repeatsOn ? t('editions.repeats', { date: formatDate(pool.repeatsOn) }) : null}{' '}
        {plural('editions.fresh', pool.freshHomes)} {plural('editions.setAside', pool.setAside)}
      </p>
    </Card>
  );
}
