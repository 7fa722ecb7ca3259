import type { ValueHomeAnswer } from '#wire/valuations.ts';
import { formatMonth, formatPercent, formatShare } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { money } from '#kit/valuation/say-parts.ts';
import { saleAddress, sayDistance } from '#kit/valuation/say-value.ts';
import { ValueCall } from '#kit/valuation/value-call.tsx';
import { ValueGaps, ValueHead } from '#kit/valuation/value-head.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { readValue } from '../market/home-market.ts';
import { priceOf } from './price-of.ts';
import { HeldNotice } from './home-screen.tsx';
import type { Ground } from './home-calls.ts';
import { Scrolled } from './scrolled.tsx';
import '#kit/valuation/valuation.css';

/** So many of the sales that a value leans on stand here; all of them have a page. */
const SHOWN = 3;

/** What the home may be worth: the market's own valuation, from its place and facts. */
export function ValuePart({
  ground,
  comparables,
}: {
  readonly ground: Ground;
  readonly comparables: string;
}) {
  return (
    <section aria-labelledby="home-value">
      <h2 id="home-value">{t('dossierOverview.value')}</h2>
      {ground.isHeld ? <HeldNotice /> : <ValueOf ground={ground} comparables={comparables} />}
    </section>
  );
}

function ValueOf({ ground, comparables }: { readonly ground: Ground; readonly comparables: string }) {
  const { home } = ground;
  // Other facts or another place are another question.
  const call = useCall(['value of a home', home.id, home.version], () => readValue(home.id), {
    keepsLast: true,
  });
  const asked = priceOf(ground);
  return (
    <ValueCall call={call}>
      {(value) => {
        const price = asked !== null && ground.currency === value.currency ? asked : null;
        return (
          <>
            <ValueHead
              value={value}
              price={price === null ? null : { label: t('dossierOverview.asked'), amountMinor: price }}
            />
            {price === null ? null : <p>{sayAgainst(price, value)}</p>}
            <ValueGaps value={value} />
            <SomeComparables value={value} />
            <p className="muted">{t('dossierOverview.estimate')}</p>
            <p>
              <TextLink as={Link} to={comparables} look="secondary">
                {t('dossierOverview.allComparables')}
              </TextLink>
            </p>
          </>
        );
      }}
    </ValueCall>
  );
}

/** What is asked for a home against what it may be worth. */
function sayAgainst(price: number, { estimateMinor, lowMinor, highMinor }: ValueHomeAnswer): string {
  const apart = price / estimateMinor - 1;
  const lies = price > highMinor ? 'above' : price < lowMinor ? 'below' : 'within';
  return t(`dossierOverview.against.${lies}`, {
    percent: formatPercent(Math.abs(100 * apart)),
    side: t(apart < 0 ? 'dossierOverview.less' : 'dossierOverview.more'),
  });
}

function SomeComparables({ value }: { readonly value: ValueHomeAnswer }) {
  const { currency } = value;
  const whole = (minor: number) => money(Math.round(minor / 100) * 100, currency);
  return (
    <Scrolled label={t('dossierOverview.comparables')}>
      <table className="home-table">
        <caption>{t('dossierOverview.comparables')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('dossierOverview.sale')}</th>
            <th scope="col">{t('dossierOverview.soldFor')}</th>
            <th scope="col">{t('dossierOverview.adjusted')}</th>
            <th scope="col">{t('dossierOverview.alike')}</th>
          </tr>
        </thead>
        <tbody>
          {value.comparables.slice(0, SHOWN).map((sale, at) => (
            // Two sales may agree in everything that is told of them.
            <tr key={at}>
              <th scope="row">
                {saleAddress(sale) || t(`valuation.kind.${sale.type}`)}
                <small className="muted">
                  {formatMonth(sale.soldOn)}, {sayDistance(sale.distanceM)}
                </small>
              </th>
              <td>{whole(sale.priceMinor)}</td>
              <td>{whole(sale.adjustedMinor)}</td>
              <td>{formatShare(sale.likeness)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
