import { useRef, useState, type SubmitEvent } from 'react';
import { SALE_KINDS } from '#domain/market/sale-kinds.ts';
import { LONGEST_PLACE } from '#domain/market/read-place.ts';
import { minorPerMajor, toMajor } from '#domain/money.ts';
import { parseAmount } from '#domain/parse-amount.ts';
import { formatCountry, formatNumber } from '#lib/format.ts';
import { locale, t, type MessageKey } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { narrowedBy, SOLD_SORTS, SOLD_TENURES, soldQuery, type SoldFilters } from '../sold-filters.ts';

interface SoldFormProps {
  readonly filters: SoldFilters;
  /** of which sales are known; empty while nobody could say */
  readonly countries: readonly string[];
  /** the one whose sales are shown */
  readonly country: string;
  readonly currency: string;
  /** of the neighbourhood that is chosen */
  readonly areaName: string | null;
  readonly onChange: (filters: SoldFilters) => void;
}

/** Where, what, for how much, when, in which order. A choice acts at once; what is typed acts when it is sent. */
export function SoldForm({ filters, countries, country, currency, areaName, onChange }: SoldFormProps) {
  const [draft, setDraft] = useState(filters);
  const [searched, setSearched] = useState(filters);
  // Going back in the history is another search: the fields show what that one was.
  if (soldQuery(searched) !== soldQuery(filters)) {
    setSearched(filters);
    setDraft(filters);
  }
  const unread = useRef(new Set<string>());
  const [isRefused, setIsRefused] = useState(false);
  const count = narrowedBy(filters).length;
  const [isOpen, setIsOpen] = useState(narrowedBy(filters).some((name) => name !== 'type'));
  const edit = (part: Partial<SoldFilters>) => setDraft({ ...draft, ...part });
  const choose = (part: Partial<SoldFilters>) => {
    edit(part);
    onChange({ ...draft, ...part });
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setIsRefused(unread.current.size > 0);
    if (unread.current.size === 0) onChange(draft);
  };
  return (
    <form className="sold-form" role="search" onSubmit={submit}>
      <div className="sold-search">
        <TextField
          type="search"
          label={t('sold.place')}
          hint={t('sold.placeHint')}
          value={draft.place}
          maxLength={LONGEST_PLACE}
          enterKeyHint="search"
          autoComplete="off"
          onChange={(event) => edit({ place: event.target.value, area: '' })}
        />
        <Button type="submit">{t('sold.find')}</Button>
      </div>
      {areaName === null ? null : (
        <p>
          <Button size="small" onClick={() => choose({ area: '' })}>
            {t('sold.outOfArea', { area: areaName })} <span aria-hidden="true">×</span>
          </Button>
        </p>
      )}
      <div className="sold-choices" data-open={isOpen || undefined}>
        {countries.length > 1 ? (
          <Select
            label={t('sold.country')}
            value={country}
            options={countries.map((code) => ({ value: code, label: formatCountry(code) }))}
            onChange={(event) =>
              choose({ country: event.target.value, area: '', place: '', least: null, most: null })
            }
          />
        ) : null}
        <Choice name="type" draft={draft} onChoose={choose} />
        <Choice name="sort" draft={draft} onChoose={choose} />
        <Button aria-expanded={isOpen} aria-controls="sold-more" onClick={() => setIsOpen(!isOpen)}>
          {count === 0 ? t('sold.filters') : t('sold.filtersOf', { count: formatNumber(count) })}
        </Button>
      </div>
      <div id="sold-more" className="sold-more" hidden={!isOpen}>
        <Choice name="tenure" draft={draft} onChoose={choose} />
        <Choice name="age" draft={draft} onChoose={choose} />
        <Choice name="group" draft={draft} onChoose={choose} />
        {(['least', 'most'] as const).map((name) => (
          <Amount
            key={name}
            name={name}
            draft={draft}
            currency={currency}
            onEdit={edit}
            onRead={(isRead) => unread.current[isRead ? 'delete' : 'add'](name)}
          />
        ))}
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            label={t(`sold.${name}`)}
            value={draft[name]}
            onChange={(event) => edit({ [name]: event.target.value })}
          />
        ))}
        <Button type="submit">{t('sold.apply')}</Button>
      </div>
      {isRefused ? (
        <p className="form-error" role="alert">
          {t('sold.amountRefused')}
        </p>
      ) : null}
    </form>
  );
}

interface AmountProps {
  readonly name: 'least' | 'most';
  readonly draft: SoldFilters;
  readonly currency: string;
  readonly onEdit: (part: Partial<SoldFilters>) => void;
  readonly onRead: (isRead: boolean) => void;
}

/** One end of the prices; says whether what was typed can be read, so that nothing else is searched for. */
function Amount({ name, draft, currency, onEdit, onRead }: AmountProps) {
  return (
    <MoneyField
      label={t(`sold.${name}`)}
      currency={currency}
      locale={locale()}
      valueMinor={amountMinor(draft[name], currency)}
      onChange={(minor) => onEdit({ [name]: minor === null ? null : Math.round(toMajor(minor, currency)) })}
      onText={(text) => onRead(text.trim() === '' || parseAmount(text, currency, locale()).ok)}
      refusalText={() => t('sold.amountRefused')}
    />
  );
}

interface ChoiceProps {
  readonly name: keyof typeof CHOICES;
  readonly draft: SoldFilters;
  readonly onChoose: (part: Partial<SoldFilters>) => void;
}

/** One of the filters that are a word of a list. */
function Choice({ name, draft, onChoose }: ChoiceProps) {
  return (
    <Select
      label={t(`sold.${name}`)}
      value={draft[name]}
      options={CHOICES[name].map(([value, label]) => ({ value, label: t(label) }))}
      onChange={({ target }) => {
        const chosen = CHOICES[name].find(([value]) => value === target.value);
        if (chosen) onChoose({ [name]: chosen[0] });
      }}
    />
  );
}

type Choices<Name extends keyof SoldFilters> = readonly (readonly [SoldFilters[Name], MessageKey])[];

const CHOICES: { readonly [Name in 'type' | 'tenure' | 'age' | 'group' | 'sort']: Choices<Name> } = {
  type: [['', 'sold.anyType'], ...SALE_KINDS.map((value) => [value, `sales.type.${value}`] as const)],
  tenure: [['', 'sold.any'], ...SOLD_TENURES.map((value) => [value, `sales.tenure.${value}`] as const)],
  age: [
    ['', 'sold.any'],
    ['new', 'sold.age.new'],
    ['older', 'sold.age.older'],
  ],
  group: [
    ['', 'sold.any'],
    ['ordinary', 'sold.group.ordinary'],
    ['other', 'sold.group.other'],
  ],
  sort: SOLD_SORTS.map((value) => [value, `sold.sort.${value}`] as const),
};

function amountMinor(major: number | null, currency: string): number | null {
  return major === null ? null : major * minorPerMajor(currency);
}
