import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { ListingEvaluation } from '#wire/evaluations.ts';
import { addressInLine } from '#lib/address-in-line.ts';
import { formatArea } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { useCall } from '#kit/call/use-call.ts';
import { AddToDossier } from '#kit/dossiers/add-to-dossier.tsx';
import { Button } from '#ui/button.tsx';
import { homeWord } from '#kit/homes/home-word.ts';
import { AllSources } from '../../components/all-sources.tsx';
import { addEvaluated } from '../add-evaluated.ts';
import { AskingPrice } from '../components/asking-price.tsx';
import { EvaluationShare } from '../components/evaluation-share.tsx';
import { MarketAround } from '../components/market-around.tsx';
import { ValueCall } from '#kit/valuation/value-call.tsx';
import { ValueReport } from '#kit/valuation/value-report.tsx';
import { readEvaluation, valueListing } from '../queries.ts';
import '#kit/valuation/valuation.css';

interface EvaluationData {
  readonly home: ListingEvaluation;
  readonly token: string | null;
}

/** What the report says of the home; refused to whoever neither manages it nor has its link. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<EvaluationData> {
  const token = new URL(request.url).searchParams.get('token');
  return { home: await readEvaluation(params.saleListingUuid ?? '', token), token };
}

/** A report about a home that is for sale: made to be read on a screen and printed on two sheets. */
export function Component() {
  const { home, token } = useLoaderData<EvaluationData>();
  const call = useCall(['evaluation', home.listingId, token], () => valueListing(home.listingId, token));
  const place = addressInLine(home);
  return (
    <div className="page valuation evaluation">
      <header>
        <p className="muted">{t('valuation.evaluation.kicker')}</p>
        <h1>{home.title === '' ? place : home.title}</h1>
        {home.title === '' ? null : <p>{place}</p>}
        <p className="lead">{factsOf(home).join(' · ')}</p>
        <p className="value-no-print">
          <Button onClick={() => window.print()}>{t('valuation.evaluation.print')}</Button>
        </p>
        <div className="value-no-print">
          <AddToDossier
            title={place}
            place={{ countryCode: home.countryCode, currency: home.currency }}
            add={(dossierId) => addEvaluated(dossierId, home)}
          />
        </div>
        {home.isBeingGuessed ? <p role="note">{t('valuation.evaluation.beingGuessed')}</p> : null}
      </header>
      <ValueCall call={call}>
        {(value) => (
          <ValueReport value={value} subject={home} price={setAgainst(home)}>
            <AskingPrice price={home.price} value={value} />
          </ValueReport>
        )}
      </ValueCall>
      <MarketAround home={home} />
      <AllSources country={home.countryCode} />
      <p className="muted">{t('valuation.evaluation.notice')}</p>
      {home.links === null ? null : <EvaluationShare listingId={home.listingId} links={home.links} />}
    </div>
  );
}

function setAgainst({ price }: ListingEvaluation) {
  if (price === null || price.amountMinor === null) return null;
  const label = price.kind === 'sold' ? 'valuation.evaluation.soldPrice' : 'valuation.evaluation.asking';
  return { label: t(label), amountMinor: price.amountMinor };
}

function factsOf(home: ListingEvaluation): string[] {
  return [
    homeWord('propertyType', home.propertyType),
    ...(home.floorAreaM2 === null ? [] : [formatArea(home.floorAreaM2)]),
    ...(home.bedrooms === null ? [] : [plural('facts.bedrooms', home.bedrooms)]),
    ...(home.bathrooms === null ? [] : [plural('facts.bathrooms', home.bathrooms)]),
    ...(home.yearBuilt === null ? [] : [t('facts.yearBuilt', { value: String(home.yearBuilt) })]),
    ...(home.tenure === null ? [] : [homeWord('tenure', home.tenure)]),
  ];
}
