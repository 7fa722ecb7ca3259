import type { ValueHomeAnswer } from '#wire/valuations.ts';
import { t } from '#lib/i18n.ts';
import { groupAmounts } from './group-parts.ts';
import { partName, signedMoney, wholeMoney } from './say-parts.ts';
import './value-parts.css';

interface ValuePartsProps {
  readonly value: Pick<ValueHomeAnswer, 'contributions' | 'currency' | 'estimateMinor'>;
  readonly headingLevel?: 2 | 3;
}

/** What a value is made of: each part with its amount and a bar, and the sum, which is the value. */
export function ValueParts({ value, headingLevel = 2 }: ValuePartsProps) {
  const Heading = `h${headingLevel}` as const;
  const { contributions, currency, estimateMinor } = value;
  const [usual, ...others] = groupAmounts(contributions);
  const parts = others.toSorted((one, other) => Math.abs(other.amountMinor) - Math.abs(one.amountMinor));
  const largest = Math.max(1, ...parts.map(({ amountMinor }) => Math.abs(amountMinor)));
  return (
    <section className="value-section">
      <Heading>{t('valuation.contributions')}</Heading>
      <p className="muted">{t('valuation.contributionsHelp')}</p>
      <table className="value-parts">
        <caption className="ui-hidden">{t('valuation.contributions')}</caption>
        <tbody>
          {usual ? (
            <tr>
              <th scope="row">{partName(usual.name)}</th>
              <td>{wholeMoney(usual.amountMinor, currency)}</td>
              <td aria-hidden="true" />
            </tr>
          ) : null}
          {parts.map(({ name, amountMinor }) => (
            <tr key={name}>
              <th scope="row">{partName(name)}</th>
              <td>{signedMoney(amountMinor, currency)}</td>
              <td aria-hidden="true">
                <span className="value-bar" data-side={amountMinor < 0 ? 'less' : 'more'}>
                  <span style={{ inlineSize: `${String((50 * Math.abs(amountMinor)) / largest)}%` }} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('valuation.total')}</th>
            <td>{wholeMoney(estimateMinor, currency)}</td>
            <td aria-hidden="true" />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
