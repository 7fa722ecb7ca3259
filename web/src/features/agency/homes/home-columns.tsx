import type { AgencyHome } from '#wire/agency-homes.ts';
import { formatMoney } from '#domain/format-money.ts';
import { readAreaUnit, sayArea } from '#kit/homes/area-unit.ts';
import { homeWord } from '#kit/homes/home-word.ts';
import { HomePhoto } from '#kit/home-edits/home-photo.tsx';
import { formatDate, formatNumber } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Badge } from '#ui/badge.tsx';
import type { TableColumn } from '#ui/table-cells.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { HomeColumn } from './home-look.ts';
import { nameOfHome, stateText } from './home-texts.ts';

type Column = TableColumn<AgencyHome>;

/** The columns of the list; ids of sortable ones are the server's orders. */
export function homeColumns(basePath: string, chosen: readonly HomeColumn[]): readonly Column[] {
  const name: Column = {
    id: 'title',
    header: t('agencyHomes.column.title'),
    value: nameOfHome,
    isSortable: true,
    isRowHead: true,
    cell: (home) => (
      <span className="agency-home-name">
        <HomePhoto photo={home.photo} />
        <span>
          <TextLink as={Link} to={`${basePath}/properties/s/${home.id}/general`} dir="auto">
            {nameOfHome(home)}
          </TextLink>
          {home.address ? (
            <small className="muted" dir="auto">
              {home.address}
            </small>
          ) : null}
        </span>
      </span>
    ),
  };
  return [name, ...chosen.map((id) => COLUMNS[id]())];
}

const COLUMNS: Readonly<Record<HomeColumn, () => Column>> = {
  status: () => ({
    id: 'status',
    header: t('agencyHomes.column.status'),
    value: ({ status }) => status,
    isSortable: true,
    cell: ({ status }) => (
      <Badge tone={status === 'available' ? 'good' : status === 'withdrawn' ? 'bad' : 'neutral'}>
        {stateText(status)}
      </Badge>
    ),
  }),
  price: () => ({
    id: 'price',
    header: t('agencyHomes.column.price'),
    value: ({ price }) => price?.amountMinor ?? -1,
    align: 'end',
    isSortable: true,
    cell: ({ price, currency }) =>
      price === null || price.amountMinor === null
        ? t('agencyHomes.price.none')
        : formatMoney(price.amountMinor, currency, locale()),
  }),
  town: () => ({
    id: 'town',
    header: t('agencyHomes.column.town'),
    value: ({ town }) => town ?? '',
    isSortable: true,
  }),
  type: () => ({
    id: 'type',
    header: t('agencyHomes.column.type'),
    value: ({ propertyType }) => homeWord('propertyType', propertyType),
    isSortable: true,
  }),
  bedrooms: () => numbers('bedrooms', ({ bedrooms }) => bedrooms),
  area: () => ({
    ...numbers('area', ({ floorAreaM2 }) => floorAreaM2),
    cell: ({ floorAreaM2 }) => (floorAreaM2 === null ? '–' : sayArea(floorAreaM2, readAreaUnit())),
  }),
  photos: () => numbers('photos', ({ photos }) => photos),
  games: () => ({ ...numbers('games', ({ games }) => games), isSortable: false }),
  shown: () => ({
    id: 'shown',
    header: t('agencyHomes.column.shown'),
    value: ({ isVisible }) => t(isVisible ? 'agencyHomes.shown.yes' : 'agencyHomes.shown.no'),
  }),
  changed: () => days('changed', ({ changedAt }) => changedAt),
  created: () => days('created', ({ createdAt }) => createdAt),
};

function numbers(
  id: 'bedrooms' | 'area' | 'photos' | 'games',
  read: (home: AgencyHome) => number | null,
): Column {
  return {
    id,
    header: t(`agencyHomes.column.${id}`),
    value: (home) => read(home) ?? -1,
    align: 'end',
    isSortable: true,
    cell: (home) => {
      const value = read(home);
      return value === null ? '–' : formatNumber(value);
    },
  };
}

function days(id: 'changed' | 'created', read: (home: AgencyHome) => string): Column {
  return {
    id,
    header: t(`agencyHomes.column.${id}`),
    value: read,
    isSortable: true,
    cell: (home) => <time dateTime={read(home)}>{formatDate(read(home))}</time>,
  };
}
