import { useState, type SubmitEvent } from 'react';
import type { HomeView } from '#wire/agency-homes.ts';
import { HOME_LACKS } from '#domain/home-list.ts';
import { LISTING_STATUSES } from '#wire/managed-games.ts';
import { HOME_KINDS } from '#domain/home-kinds.ts';
import { homeWord } from '#kit/homes/home-word.ts';
import { locale, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { columnsOf, filterWith, FIRST_LOOK, HOME_COLUMNS, isNarrowed } from './home-look.ts';
import { stateText } from './home-texts.ts';

interface HomesFilterProps {
  readonly look: HomeView;
  readonly currency: string;
  readonly onLook: (look: HomeView) => void;
}

/** Which homes the list holds, and which columns show. A search is sent, what is chosen acts at once. */
export function HomesFilter({ look, currency, onLook }: HomesFilterProps) {
  const [search, setSearch] = useState(look.search ?? '');
  const [shown, setShown] = useState(look.search);
  if (look.search !== shown) {
    setShown(look.search);
    setSearch(look.search ?? '');
  }
  const filter = look.filter ?? {};
  const change = (changes: Parameters<typeof filterWith>[1]) =>
    onLook({ ...look, filter: filterWith(filter, changes) });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    onLook({ ...look, search: search.trim() });
  };
  return (
    <form className="agency-homes-filter" role="search" onSubmit={send}>
      <TextField
        label={t('agencyHomes.filter.search')}
        hint={t('agencyHomes.filter.searchHint')}
        type="search"
        maxLength={200}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Select
        label={t('agencyHomes.filter.status')}
        options={[
          { value: '', label: t('agencyHomes.filter.every') },
          ...LISTING_STATUSES.map((status) => ({ value: status, label: stateText(status) })),
        ]}
        value={filter.status ?? ''}
        onChange={(event) => change({ status: event.target.value })}
      />
      <Select
        label={t('agencyHomes.filter.kept')}
        options={[
          { value: '', label: t('agencyHomes.filter.current') },
          { value: 'shown', label: t('agencyHomes.filter.shown') },
          { value: 'hidden', label: t('agencyHomes.filter.hidden') },
          { value: 'archived', label: t('agencyHomes.filter.archived') },
        ]}
        value={
          filter.isArchived
            ? 'archived'
            : filter.isVisible === undefined
              ? ''
              : filter.isVisible
                ? 'shown'
                : 'hidden'
        }
        onChange={({ target: { value } }) =>
          change({
            isArchived: value === 'archived' ? true : undefined,
            isVisible: value === 'shown' ? true : value === 'hidden' ? false : undefined,
          })
        }
      />
      <div className="agency-homes-buttons">
        <Button type="submit">{t('agencyHomes.filter.find')}</Button>
        {isNarrowed(look) ? (
          <Button kind="quiet" onClick={() => onLook({ ...look, search: '', filter: {} })}>
            {t('agencyHomes.filter.clear')}
          </Button>
        ) : null}
      </div>
      <MoreFilters filter={filter} currency={currency} change={change} />
      <Columns look={look} onLook={onLook} />
    </form>
  );
}

/** Which columns show. */
function Columns({ look, onLook }: Pick<HomesFilterProps, 'look' | 'onLook'>) {
  const columns = columnsOf(look);
  return (
    <details>
      <summary>{t('agencyHomes.columns')}</summary>
      <fieldset className="agency-homes-columns">
        <legend className="ui-hidden">{t('agencyHomes.columns')}</legend>
        {HOME_COLUMNS.map((column) => (
          <Checkbox
            key={column}
            label={t(`agencyHomes.column.${column}`)}
            checked={columns.includes(column)}
            onChange={({ target: { checked } }) =>
              onLook({
                ...look,
                columns: HOME_COLUMNS.filter((one) => (one === column ? checked : columns.includes(one))),
              })
            }
          />
        ))}
        <Button size="small" kind="quiet" onClick={() => onLook({ ...look, columns: FIRST_LOOK.columns })}>
          {t('agencyHomes.columns.first')}
        </Button>
      </fieldset>
    </details>
  );
}

interface MoreFiltersProps {
  readonly filter: NonNullable<HomeView['filter']>;
  readonly currency: string;
  readonly change: (changes: Parameters<typeof filterWith>[1]) => void;
}

/** Filters that are chosen less often. */
function MoreFilters({ filter, currency, change }: MoreFiltersProps) {
  const money = (key: 'leastMinor' | 'mostMinor') => (
    <MoneyField
      label={t(`agencyHomes.filter.${key}`)}
      valueMinor={filter[key] ?? null}
      currency={currency}
      locale={locale()}
      bounds={undefined}
      onChange={(minor) => change({ [key]: minor ?? undefined })}
      refusalText={() => t('agencyHomes.filter.noAmount')}
    />
  );
  return (
    <details>
      <summary>{t('agencyHomes.filter.more')}</summary>
      <div className="agency-homes-more">
        <Select
          label={t('agencyHomes.filter.type')}
          options={[
            { value: '', label: t('agencyHomes.filter.every') },
            ...HOME_KINDS.map((kind) => ({ value: kind, label: homeWord('propertyType', kind) })),
          ]}
          value={filter.propertyType ?? ''}
          onChange={(event) => change({ propertyType: event.target.value })}
        />
        <Select
          label={t('agencyHomes.filter.leastBedrooms')}
          options={[
            { value: '', label: t('agencyHomes.filter.every') },
            ...[1, 2, 3, 4, 5, 6].map((count) => ({
              value: String(count),
              label: t('agencyHomes.filter.atLeast', { count }),
            })),
          ]}
          value={String(filter.leastBedrooms ?? '')}
          onChange={({ target: { value } }) =>
            change({ leastBedrooms: value === '' ? undefined : Number(value) })
          }
        />
        <Select
          label={t('agencyHomes.filter.lacks')}
          options={[
            { value: '', label: t('agencyHomes.filter.nothing') },
            ...HOME_LACKS.map((lack) => ({ value: lack, label: t(`agencyHomes.filter.lacks.${lack}`) })),
          ]}
          value={filter.lacks ?? ''}
          onChange={(event) => change({ lacks: event.target.value })}
        />
        {money('leastMinor')}
        {money('mostMinor')}
      </div>
    </details>
  );
}
