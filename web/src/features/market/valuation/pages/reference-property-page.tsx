import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { ReferenceProperty } from '#wire/evaluations.ts';
import type { ValueHomeAnswer } from '#wire/valuations.ts';
import { formatDate, formatPercent } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { money, roundMoney } from '#kit/valuation/say-parts.ts';
import { MarketWays } from '../../components/market-ways.tsx';
import { ValueCall } from '#kit/valuation/value-call.tsx';
import { ValueReport } from '#kit/valuation/value-report.tsx';
import { REFERENCES_PATH } from '#kit/valuation/valuation-paths.ts';
import { readReference, valueReference } from '../queries.ts';
import { saleFacts } from '../sale-facts.ts';
import { saleAddress } from '#kit/valuation/say-value.ts';
import '#kit/valuation/valuation.css';

interface ReferenceData {
  readonly sale: ReferenceProperty;
}

/** The facts of a sale; nothing is at the address of one that is being guessed. */
export async function loader({ params }: LoaderFunctionArgs): Promise<ReferenceData> {
  return { sale: await readReference(params.refPropUuid ?? '') };
}

/** A sold home as a yardstick: its price, that price when it is valued, and what it says about the homes around it. */
export function Component() {
  const { sale } = useLoaderData<ReferenceData>();
  const call = useCall(['value of a reference', sale.id], () => valueReference(sale.id));
  const title = saleAddress(sale) || t(`valuation.kind.${sale.type}`);
  const tenure = sale.tenure === null ? [] : [t(`valuation.fact.${sale.tenure}`)];
  const isNew = sale.isNew ? [t('valuation.fact.new')] : [];
  return (
    <div className="page valuation">
      <Breadcrumb
        label={t('valuation.reference.place')}
        steps={[
          { label: t('valuation.references.title'), href: REFERENCES_PATH },
          { label: title, href: '' },
        ]}
        link={Link}
      />
      <header>
        <h1>{title}</h1>
        <p className="lead">{[...saleFacts(sale), ...tenure, ...isNew].join(' · ')}</p>
        {sale.isSample ? <Badge>{t('valuation.sample')}</Badge> : null}
      </header>
      <ValueCall call={call}>
        {(value) => (
          <ValueReport value={value} subject={sale} price={priceOf(sale, value)}>
            <Yardstick sale={sale} value={value} />
          </ValueReport>
        )}
      </ValueCall>
      <Source sale={sale} />
      <MarketWays place={sale.postcode ?? ''} country={sale.countryCode} />
    </div>
  );
}

/** A difference up to this, as a share, is none: values are not nearer than that. */
const ABOUT_THE_SAME = 0.05;

/** What is set against the value: the price in the money of its day, else as it was paid. */
function priceOf(sale: ReferenceProperty, { movedMinor, valuedOn }: ValueHomeAnswer) {
  return movedMinor === null
    ? { label: t('valuation.reference.price'), amountMinor: sale.priceMinor }
    : { label: t('valuation.reference.moved', { date: formatDate(valuedOn) }), amountMinor: movedMinor };
}

function Yardstick({ sale, value }: { readonly sale: ReferenceProperty; readonly value: ValueHomeAnswer }) {
  const { movedMinor, estimateMinor, currency } = value;
  const apart = movedMinor === null ? 0 : movedMinor / estimateMinor - 1;
  const says = Math.abs(apart) <= ABOUT_THE_SAME ? 'same' : apart > 0 ? 'above' : 'below';
  return (
    <section className="value-section">
      <dl className="value-figures">
        <div>
          <dt>{t('valuation.reference.price')}</dt>
          <dd>{money(sale.priceMinor, sale.currency)}</dd>
          <dd className="muted">{t('valuation.reference.soldOn', { date: formatDate(sale.soldOn) })}</dd>
        </div>
        {movedMinor === null ? null : (
          <div>
            <dt>{t('valuation.reference.moved', { date: formatDate(value.valuedOn) })}</dt>
            <dd>{roundMoney(movedMinor, currency)}</dd>
            <dd className="muted">{t('valuation.reference.movedHelp')}</dd>
          </div>
        )}
        <div>
          <dt>{t('valuation.reference.fetch')}</dt>
          <dd>{roundMoney(estimateMinor, currency)}</dd>
          <dd className="muted">{t('valuation.reference.fetchHelp')}</dd>
        </div>
      </dl>
      <p>
        {t(`valuation.reference.says.${says}`, {
          percent: formatPercent(Math.abs(100 * apart)),
          date: formatDate(value.valuedOn),
        })}
      </p>
    </section>
  );
}

function Source({ sale: { source, licence, dataUntil } }: { readonly sale: ReferenceProperty }) {
  const said = [
    source,
    dataUntil && t('valuation.reference.until', { date: formatDate(dataUntil) }),
    licence,
  ];
  return (
    <p className="muted">
      {t('valuation.reference.source')}: {said.filter(Boolean).join(' · ')}
    </p>
  );
}
