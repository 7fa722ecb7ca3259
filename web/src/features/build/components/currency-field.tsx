import { useMemo } from 'react';
import { isCurrencyCode, type CurrencyCode } from '#domain/currencies.ts';
import { currencySign } from '#domain/format-money.ts';
import { brand } from '#lib/brand.ts';
import { locale, t } from '#lib/i18n.ts';
import { Select, type SelectOption } from '#ui/select.tsx';
import { useBuilder } from '../builder-context.ts';
import { guessCurrency } from '../draft/guess-currency.ts';
import { currencyChoices, likelyCurrencies, type CurrencyChoice } from '../draft/likely-currencies.ts';
import { readerLanguages } from '../reader-languages.ts';

/** What the game is played in, beside its title: guessed, as its homes say, or chosen here. */
export function CurrencyField() {
  const { document, currencyChange } = useBuilder();
  const likely = likelyCurrencies(document, guessCurrency(brand(), readerLanguages())).join();
  // The browser's names of all currencies cost more than a key press may.
  const options = useMemo(() => optionsOf(likely.split(',').filter(isCurrencyCode)), [likely]);
  return (
    <Select
      label={t('builder.currency')}
      value={document.currency}
      options={options}
      onChange={({ currentTarget: { value } }) => {
        if (isCurrencyCode(value)) currencyChange.choose(value);
      }}
    />
  );
}

function optionsOf(likely: readonly CurrencyCode[]): SelectOption[] {
  const { likely: first, others } = currencyChoices(likely, locale());
  const option = ({ code, name }: CurrencyChoice) => ({
    value: code,
    label: t('builder.currency.option', { name: capital(name), sign: currencySign(code, locale()).sign }),
  });
  return [...first.map(option), { value: '', label: '──────', isDisabled: true }, ...others.map(option)];
}

function capital(name: string): string {
  return name.charAt(0).toLocaleUpperCase(locale()) + name.slice(1);
}
