import { useMemo } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import type { ShownUnit } from '#kit/homes/area-unit.ts';
import { formatDate, formatNumber } from '#lib/format.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { Table } from '#ui/table.tsx';
import type { DrawnArea } from '../queries.ts';
import { perUnit } from '../tones.ts';

type Span = DrawnArea['years'][number];

interface DrawnFiguresProps {
  readonly answer: DrawnArea;
  readonly unit: ShownUnit;
}

/** What homes of the drawn area sold for: in words, and year by year. */
export function DrawnFigures({ answer: { postcodes, unknown, all, years }, unit }: DrawnFiguresProps) {
  const columns = useMemo(
    () => [
      {
        id: 'year',
        header: t('maps.draw.year'),
        value: ({ year }: Span) => String(year ?? ''),
        isRowHead: true,
      },
      { id: 'sales', header: t('maps.draw.sales'), value: ({ sales }: Span) => formatNumber(sales) },
      { id: 'median', header: t('maps.draw.median'), value: (span: Span) => money(span, span.medianMinor) },
      {
        id: 'per',
        header: t(`maps.draw.per.${unit}`),
        value: (span: Span) => money(span, span.perM2Minor === null ? null : perUnit(span.perM2Minor, unit)),
      },
    ],
    [unit],
  );
  const rows = useMemo(() => years.toReversed(), [years]);
  return (
    <section className="maps-figures" aria-labelledby="maps-figures">
      <h2 id="maps-figures">{t('maps.draw.figures')}</h2>
      {unknown.length > 0 ? (
        <p className="form-error" role="alert">
          {t('maps.draw.unknown', { codes: unknown.join(', ') })}
        </p>
      ) : null}
      {all === null ? (
        <p>{plural('maps.draw.none', postcodes)}</p>
      ) : (
        <>
          <p className="maps-answer">
            {all.medianMinor === null
              ? t('maps.draw.tooFew')
              : t('maps.draw.half', { price: money(all, all.medianMinor) })}
          </p>
          <p>
            {plural('maps.draw.of', all.sales, {
              first: formatDate(all.firstOn ?? ''),
              last: formatDate(all.lastOn ?? ''),
              postcodes: formatNumber(postcodes),
            })}{' '}
            {all.lowerMinor === null
              ? null
              : t('maps.draw.middleHalf', {
                  low: money(all, all.lowerMinor),
                  high: money(all, all.upperMinor),
                })}
          </p>
          <Table
            caption={t('maps.draw.byYear')}
            columns={columns}
            rows={rows}
            rowKey={({ year }) => String(year)}
          />
        </>
      )}
    </section>
  );
}

function money({ currency }: Span, minor: number | null): string {
  return minor === null || currency === null
    ? t('maps.list.unknown')
    : formatMoney(Math.round(minor / 100) * 100, currency, locale());
}
