import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Empty } from '#ui/empty.tsx';
import {
  BOLT_COUNTRIES,
  boltQuery,
  districtInstead,
  questionOf,
  readBoltSubject,
  type BoltReader,
  type BoltSubject,
} from '../bolt-subject.ts';
import { homeCountry } from '#kit/market/home-country.ts';
import { BOLT_PATH } from '#kit/valuation/valuation-paths.ts';
import { AllSources } from '../../components/all-sources.tsx';
import { MarketWays } from '../../components/market-ways.tsx';
import { BoltForm } from './bolt-form.tsx';
import { BoltResult } from './bolt-result.tsx';
import '#kit/valuation/valuation.css';

/** A slider that moves asks when it has come to rest. */
const REST_MS = 500;

/** A comparable that is put together for one kind of reader; the home stands in the address. */
export function BoltPage({ reader }: { readonly reader: BoltReader }) {
  const [query, setQuery] = useSearchParams();
  const asked = readBoltSubject(query, ownCountry());
  const [subject, setSubject] = useState<BoltSubject>(asked);
  const question = questionOf(asked);
  const district = districtInstead(asked);
  const send = (next: BoltSubject): void => setQuery(boltQuery(next), { replace: true });
  const [moved, setMoved] = useState<BoltSubject | null>(null);
  useEffect(() => {
    if (moved === null) return undefined;
    const timer = setTimeout(() => setQuery(boltQuery(moved), { replace: true }), REST_MS);
    return () => clearTimeout(timer);
  }, [moved, setQuery]);
  const change = (part: Partial<BoltSubject>): void => {
    const next = { ...subject, ...part };
    setSubject(next);
    // Once something was asked, sliders ask by themselves; what is typed is sent.
    if (question !== null && part.postcode === undefined) setMoved(next);
  };
  return (
    <div className="page valuation">
      <Breadcrumb
        label={t('valuation.reference.place')}
        steps={[
          { label: t('bolt.title'), href: BOLT_PATH },
          { label: t(`bolt.${reader}.title`), href: '' },
        ]}
        link={Link}
      />
      <header>
        <h1>{t(`bolt.${reader}.title`)}</h1>
        <p className="lead">{t(`bolt.${reader}.lead`)}</p>
        <p className="muted">{t('bolt.notice')}</p>
      </header>
      <BoltForm subject={subject} onChange={change} onSend={() => send(subject)} />
      {district === null ? null : <p role="note">{t('bolt.readAs', { district })}</p>}
      {question === null ? (
        <Empty title={t('bolt.empty')}>{t('bolt.emptyHelp')}</Empty>
      ) : (
        <BoltResult reader={reader} question={question} />
      )}
      <AllSources country={question?.country ?? null} />
      <MarketWays place={asked.postcode} country={asked.country} />
    </div>
  );
}

function ownCountry(): (typeof BOLT_COUNTRIES)[number] {
  return BOLT_COUNTRIES.find((country) => country === homeCountry()) ?? 'GB';
}
