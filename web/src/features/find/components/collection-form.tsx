import type { GameChoices } from '#wire/games.ts';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { wayOfWord } from '#domain/game-ways.ts';
import { formatCountry, formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { COLLECTION_SORTS, GAME_LENGTHS, type CollectionFilters } from '#kit/games/collection-filters.ts';

interface CollectionFormProps {
  readonly filters: CollectionFilters;
  /** null when they could not be read: the search works without them */
  readonly choices: GameChoices | null;
  readonly onChange: (filters: CollectionFilters) => void;
}

/** Search, filters and order of the list of games. A choice acts at once, a search when it is sent. */
export function CollectionForm({ filters, choices, onChange }: CollectionFormProps) {
  const [search, setSearch] = useState(filters.search);
  const [searched, setSearched] = useState(filters.search);
  // Going back in the history is another search: the field shows what that one was.
  if (searched !== filters.search) {
    setSearched(filters.search);
    setSearch(filters.search);
  }
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const fold = useRef<HTMLButtonElement>(null);
  const chosen = chosenOf(filters);
  const change = (part: object): void => onChange({ ...filters, search, ...part });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    change({});
  };
  return (
    <form className="collection-form" role="search" onSubmit={submit}>
      <div className="collection-search">
        <TextField
          type="search"
          label={t('collection.search')}
          hint={t('collection.searchHint')}
          value={search}
          maxLength={100}
          enterKeyHint="search"
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button type="submit">{t('collection.find')}</Button>
      </div>
      <div className="collection-chosen">
        <Button
          ref={fold}
          className="collection-fold"
          size="small"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setIsOpen(!isOpen)}
        >
          {chosen.length === 0
            ? t('collection.filters')
            : t('collection.filtersOf', { count: formatNumber(chosen.length) })}
        </Button>
        {chosen.length === 0 ? null : (
          <ul aria-label={t('collection.chosen')}>
            {chosen.map(({ name, label, none }) => (
              <li key={name}>
                <Button
                  className="collection-chip"
                  size="small"
                  aria-label={t('collection.takeAway', { filter: label })}
                  onClick={() => {
                    // The button that was pressed goes with its filter.
                    fold.current?.focus();
                    change({ [name]: none });
                  }}
                >
                  {label} <span aria-hidden="true">×</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div id={panel} className="collection-filters" data-open={isOpen || undefined}>
        <Filters filters={filters} choices={choices} onChange={change} />
      </div>
    </form>
  );
}

interface FiltersProps extends Pick<CollectionFormProps, 'filters' | 'choices'> {
  readonly onChange: (part: object) => void;
}

function Filters({ filters, choices, onChange: change }: FiltersProps) {
  return (
    <>
      <Select
        label={t('collection.place')}
        value={filters.place}
        options={[{ value: '', label: t('collection.anyPlace') }, ...placeOptions(filters.place, choices)]}
        onChange={(event) => change({ place: event.target.value })}
      />
      <Select
        label={t('collection.family')}
        value={filters.family}
        options={[{ value: '', label: t('collection.anyFamily') }, ...familyOptions(filters.family, choices)]}
        onChange={(event) => change({ family: event.target.value })}
      />
      <Select
        label={t('collection.length')}
        value={filters.length}
        options={[
          { value: '', label: t('collection.anyLength') },
          ...GAME_LENGTHS.map((value) => ({ value, label: t(`collection.length.${value}`) })),
        ]}
        onChange={(event) => change({ length: event.target.value })}
      />
      <Select
        label={t('collection.way')}
        value={filters.way}
        options={[{ value: '', label: t('collection.anyWay') }, ...wayOptions(filters.way, choices)]}
        onChange={(event) => change({ way: event.target.value })}
      />
      <Select
        label={t('collection.sort')}
        value={filters.sort}
        options={COLLECTION_SORTS.map((value) => ({ value, label: t(`collection.sort.${value}`) }))}
        onChange={(event) => change({ sort: event.target.value })}
      />
    </>
  );
}

/** What is chosen beyond words to search for, in words, and what takes it away. */
function chosenOf({ place, family, length, way, sort }: CollectionFilters) {
  return [
    { name: 'place', label: place && placeName(place), none: '' },
    { name: 'family', label: family && t(`family.${family}`), none: '' },
    { name: 'length', label: length && t(`collection.length.${length}`), none: '' },
    { name: 'way', label: way && t(`way.${way}`), none: '' },
    { name: 'sort', label: sort === 'newest' ? '' : t(`collection.sort.${sort}`), none: 'newest' },
  ].filter(({ label }) => label !== '');
}

function withCount(label: string, games: number): string {
  return t('collection.choice', { label, games: formatNumber(games) });
}

/** Countries and their regions by name. The chosen one is always there, also when no game is left in it. */
function placeOptions(chosen: string, choices: GameChoices | null) {
  const places = choices?.places ?? [];
  const options = places.map(({ place, games }) => ({
    value: place,
    label: withCount(placeName(place), games),
  }));
  if (chosen !== '' && !places.some(({ place }) => place === chosen))
    options.push({ value: chosen, label: placeName(chosen) });
  return options.sort((a, b) => a.label.localeCompare(b.label));
}

/** "GB:Kent" as "United Kingdom: Kent", so that the regions of a country stand under it. */
function placeName(place: string): string {
  const [country = '', region] = place.split(':', 2);
  const name = formatCountry(country);
  return region === undefined ? name : `${name}: ${region}`;
}

function wayOptions(chosen: CollectionFilters['way'], choices: GameChoices | null) {
  const found = (choices?.ways ?? []).flatMap(({ way: word, games }) => {
    const way = wayOfWord(word);
    return way ? [{ value: way, label: withCount(t(`way.${way}`), games) }] : [];
  });
  if (chosen !== '' && !found.some(({ value }) => value === chosen))
    found.push({ value: chosen, label: t(`way.${chosen}`) });
  return found;
}

function familyOptions(chosen: CollectionFilters['family'], choices: GameChoices | null) {
  const families = choices?.families ?? [];
  const options = families.map(({ family, games }) => ({
    value: family,
    label: withCount(t(`family.${family}`), games),
  }));
  if (chosen !== '' && !families.some(({ family }) => family === chosen))
    options.push({ value: chosen, label: t(`family.${chosen}`) });
  return options;
}
