import type { Area, AreaCard } from '#wire/areas.ts';
import { useMemo } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import { formatNumber, formatShare, perAreaUnit } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { Table } from '#ui/table.tsx';
import type { TableColumn } from '#ui/table-cells.tsx';
import { ChartFigure } from '#kit/charts/chart-figure.tsx';
import { signedPercent } from '#lib/signed-percent.ts';
import { changeOf, currencyOf, latestOf, shareRated, yearsOf, type LevelKind } from '../area-figures.ts';
import { kindName, sayMiddle } from '../say-level.ts';

/** So many others stand beside a neighbourhood. */
export const MOST_OTHERS = 3;

interface AreaCompareProps {
  readonly area: Area;
  readonly others: readonly Area[];
  readonly kind: LevelKind;
  /** all neighbourhoods of the site; empty where they could not be read */
  readonly choices: readonly AreaCard[];
  readonly onOthers: (ids: readonly string[]) => void;
}

/** A neighbourhood beside up to three others: their figures in a table, and how each moved. */
export function AreaCompare({ area, others, kind, choices, onOthers }: AreaCompareProps) {
  const ids = others.map(({ id }) => id);
  const free = choices.filter(({ id }) => id !== area.id && !ids.includes(id));
  const all = useMemo(() => [area, ...others], [area, others]);
  const columns = useMemo(() => columnsOf(kind), [kind]);
  return (
    <section className="area-compare" aria-labelledby="area-compare">
      <h2 id="area-compare">{t('areas.compare')}</h2>
      {others.length < MOST_OTHERS && free.length > 0 ? (
        <Select
          label={t('areas.compare.with')}
          value=""
          options={[
            { value: '', label: t('areas.compare.choose') },
            ...free.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => target.value !== '' && onOthers([...ids, target.value])}
        />
      ) : null}
      {others.length === 0 ? (
        <p className="muted">{t('areas.compare.none')}</p>
      ) : (
        <>
          <ul className="area-chips">
            {others.map(({ id, name }) => (
              <li key={id}>
                <Button size="small" onClick={() => onOthers(ids.filter((one) => one !== id))}>
                  {t('areas.compare.without', { area: name })} <span aria-hidden="true">×</span>
                </Button>
              </li>
            ))}
          </ul>
          <Table
            caption={t('areas.compare.table', { kind: kindName(kind) })}
            columns={columns}
            rows={all}
            rowKey={({ id }) => id}
            isOwn={({ id }) => id === area.id}
          />
          <CompareChart areas={all} kind={kind} />
        </>
      )}
    </section>
  );
}

function columnsOf(kind: LevelKind): readonly TableColumn<Area>[] {
  return [
    {
      id: 'name',
      header: t('areas.name'),
      value: ({ name }) => name,
      cell: ({ name }) => name,
      isRowHead: true,
    },
    {
      id: 'middle',
      header: t('areas.middle'),
      value: (area) => latestOf(area, kind)?.medianMinor ?? 0,
      cell: (area) => sayMiddle(latestOf(area, kind)),
      align: 'end',
    },
    {
      id: 'change',
      header: t('areas.inAYear'),
      value: (area) => changeOfKind(area, kind) ?? -Infinity,
      cell: (area) => {
        const change = changeOfKind(area, kind);
        return change === null ? t('areas.notKnown') : signedPercent(change * 100);
      },
      align: 'end',
    },
    {
      id: 'dear',
      header: t('areas.perArea'),
      value: (area) => latestOf(area, kind)?.perM2Minor ?? 0,
      cell: (area) => {
        const perM2 = latestOf(area, kind)?.perM2Minor ?? null;
        return perM2 === null
          ? t('areas.notKnown')
          : formatMoney(Math.round(perAreaUnit(perM2) / 100) * 100, currencyOf(area), locale());
      },
      align: 'end',
    },
    {
      id: 'sales',
      header: t('charts.sales'),
      value: (area) => latestOf(area, kind)?.sales ?? 0,
      cell: (area) => formatNumber(latestOf(area, kind)?.sales ?? 0),
      align: 'end',
    },
    {
      id: 'energy',
      header: t('areas.energy.short'),
      value: (area) => shareRated(area, 'ABC') ?? 0,
      cell: (area) => {
        const share = shareRated(area, 'ABC');
        return share === null ? t('areas.notKnown') : formatShare(share);
      },
      align: 'end',
    },
  ];
}

/** How much more homes of a kind cost than in the twelve months before, as a share; null where one is not known. */
function changeOfKind(area: Area, kind: LevelKind): number | null {
  const latest = latestOf(area, kind);
  const before = area.levels.before.find(
    (level) => level.kind === kind && level.currency === latest?.currency,
  );
  return changeOf({ latest, before: before ?? null });
}

/** The same figure of each, year by year, on one scale; areas of another currency are left to the table. */
function CompareChart({ areas, kind }: { readonly areas: readonly Area[]; readonly kind: LevelKind }) {
  const [first] = areas;
  const currency = first ? currencyOf(first) : 'GBP';
  const like = useMemo(() => areas.filter((area) => currencyOf(area) === currency), [areas, currency]);
  const axes = useMemo(
    () => ({
      x: t('areas.year'),
      y: t('areas.middle'),
      formatY: (minor: number) => formatMoney(Math.round(minor / 100) * 100, currency, locale()),
      formatTick: (minor: number) => formatMoney(minor, currency, locale(), 'compact'),
    }),
    [currency],
  );
  const plot = useMemo(() => {
    const known = like.map((area) => ({ area, years: yearsOf(area, kind) }));
    const years = [...new Set(known.flatMap((one) => one.years.map(({ year }) => year)))].toSorted(
      (one, other) => one - other,
    );
    return {
      kind: 'multiples' as const,
      places: years.map(String),
      incomplete: 1,
      series: known.map(({ area, years: own }) => ({
        name: area.name,
        values: years.map((year) => own.find((one) => one.year === year)?.level?.medianMinor ?? null),
      })),
    };
  }, [like, kind]);
  const dearest = like
    .map((area) => ({ area, price: latestOf(area, kind)?.medianMinor ?? null }))
    .filter((one): one is { area: Area; price: number } => one.price !== null)
    .toSorted((one, other) => other.price - one.price);
  const [most, next] = dearest;
  return (
    <ChartFigure
      title={t('areas.compare.moved')}
      answer={
        most && next
          ? t('areas.compare.dearest', {
              area: most.area.name,
              share: formatShare(most.price / next.price - 1),
              next: next.area.name,
            })
          : t('areas.moved.unknown')
      }
      plot={plot}
      axes={axes}
      note={kindName(kind)}
      headingLevel={3}
      fileName="neighbourhoods-compared"
    />
  );
}
