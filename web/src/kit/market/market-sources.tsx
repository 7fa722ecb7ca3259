import { formatDate } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import './market.css';

/** Where somebody tells the register of England and Wales that a sale is wrong in it. */
const CORRECTIONS = 'https://www.gov.uk/guidance/about-the-price-paid-data';

interface Source {
  readonly source: string;
  readonly licence: string;
  readonly isSample: boolean;
  readonly firstOn: string | null;
  readonly lastOn: string | null;
  /** when the register was read */
  readonly readAt?: string;
}

/** Where sales come from, under which licence, of which days, and what has to be known of them. */
export function MarketSources({ sources }: { readonly sources: readonly Source[] }) {
  const isReal = sources.some(({ isSample }) => !isSample);
  return (
    <section className="market-sources" aria-labelledby="market-sources">
      <h2 id="market-sources">{t('sales.sources')}</h2>
      <ul>
        {sources.map(({ source, licence, isSample, firstOn, lastOn, readAt }) => (
          <li key={`${source} ${licence} ${String(isSample)}`}>
            <strong>{isSample ? t('sales.sampleSource') : source}</strong>{' '}
            {isSample ? <Badge>{t('sales.sample')}</Badge> : null}
            <br />
            {isSample ? t('sales.sampleLicence') : licence}
            <br />
            {firstOn === null || lastOn === null
              ? null
              : t('sales.extent', { first: formatDate(firstOn), last: formatDate(lastOn) })}{' '}
            {readAt === undefined ? null : t('sales.readOn', { read: formatDate(readAt.slice(0, 10)) })}
          </li>
        ))}
      </ul>
      <p>{t('sales.late')}</p>
      <p>{t('sales.left')}</p>
      {isReal ? (
        <p>
          {t('sales.terms')}{' '}
          <TextLink href={CORRECTIONS} rel="noreferrer">
            {t('sales.correct')}
          </TextLink>
        </p>
      ) : null}
    </section>
  );
}
