import { useState } from 'react';
import { marketBounds } from '#domain/market-bounds.ts';
import { t } from '#lib/i18n.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormMoney } from '#kit/form/form-money.tsx';
import { useBuilder } from '../builder-context.ts';

/**
 * Bounds of the creator's own, which players see. They start as the market's and are typed: worked out from the homes
 * they would tell the dearest and the cheapest.
 */
export function BoundsField() {
  const { document, change } = useBuilder();
  const { currency, rules } = document;
  const market = marketBounds(currency, 'asking');
  const [ends, setEnds] = useState<{ min: number | null; max: number | null }>({
    min: rules.bounds?.minMinor ?? null,
    max: rules.bounds?.maxMinor ?? null,
  });
  if (!market) return null;
  const set = (min: number | null, max: number | null) => {
    setEnds({ min, max });
    if (min !== null && max !== null)
      change((old) => ({ ...old, rules: { ...old.rules, bounds: { minMinor: min, maxMinor: max } } }));
  };
  const toggle = (isOn: boolean) => {
    setEnds({ min: market.minMinor, max: market.maxMinor });
    change((old) => ({
      ...old,
      rules: { ...old.rules, bounds: isOn ? { minMinor: market.minMinor, maxMinor: market.maxMinor } : null },
    }));
  };
  const field = { name: 'bounds', currency, bounds: market, error: undefined, limits: {} };
  return (
    <>
      <Checkbox
        label={t('builder.bounds')}
        hint={t('builder.bounds.hint')}
        checked={rules.bounds !== null}
        onChange={({ currentTarget: { checked } }) => toggle(checked)}
      />
      {rules.bounds === null ? null : (
        <div className="builder-fields">
          <FormMoney
            {...field}
            label={t('builder.bounds.min')}
            value={ends.min}
            onChange={(min) => set(min, ends.max)}
          />
          <FormMoney
            {...field}
            label={t('builder.bounds.max')}
            value={ends.max}
            onChange={(max) => set(ends.min, max)}
          />
        </div>
      )}
    </>
  );
}
