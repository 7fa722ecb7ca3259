import { useCallback, useMemo } from 'react';
import type { TypedPostcode } from '#domain/market/read-postcode.ts';
import { ListView } from '#kit/call/list-view.tsx';
import { useList } from '#kit/call/use-list.ts';
import { ChartFigure } from '#kit/charts/chart-figure.tsx';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Empty } from '#ui/empty.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { saySources } from '#kit/market/say-sources.ts';
import { bandsView } from '#kit/market/bands-view.ts';
import type { EnergyQuery } from '../energy-query.ts';
import { readCertificates, type CertificatePage, type CertificateRow } from '../queries.ts';
import { CertificateItem } from './certificate-item.tsx';

interface CertificateResultsProps {
  readonly query: EnergyQuery;
  readonly postcode: TypedPostcode | null;
  /** the postcode or the authority, as people call it */
  readonly place: string;
  readonly first: CertificatePage;
}

/** How the ratings of a place are spread, and its certificates, page by page. */
export function CertificateResults({ query, postcode, place, first }: CertificateResultsProps) {
  const readPage = useCallback(
    (after: string | null) => readCertificates(query, postcode, after),
    [query, postcode],
  );
  const list = useList<CertificateRow, CertificatePage>(['certificates', query], readPage, { first });
  const counted = postcode ? 'homes' : 'certificates';
  const view = useMemo(() => bandsView(first.bands, place, counted), [first, place, counted]);
  return (
    <>
      {first.rows.length === 0 ? null : (
        <ChartFigure
          {...view}
          note={`${saySources(first.sources)} ${t('energy.notice')}`}
          fileName={`energy-${place.toLowerCase().replaceAll(' ', '-')}`}
        >
          {first.sources.some(({ isSample }) => isSample) ? <Badge>{t('energy.sample')}</Badge> : null}
        </ChartFigure>
      )}
      <section className="energy-list">
        {first.rows.length === 0 ? null : <h2>{t('energy.list')}</h2>}
        <ListView
          list={list}
          empty={<Empty title={t('energy.none')}>{t('energy.noneHelp')}</Empty>}
          more={t('energy.more')}
        >
          {(rows) => (
            <ul className="certificates">
              {rows.map((row) => (
                <CertificateItem key={row.id} row={row} />
              ))}
            </ul>
          )}
        </ListView>
        <p className="muted">{t('energy.costNote')}</p>
        <p>
          <TextLink as={Link} to={PATHS.takedownRequest}>
            {t('energy.hide')}
          </TextLink>
        </p>
      </section>
    </>
  );
}
