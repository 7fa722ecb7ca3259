import { useMemo } from 'react';
import { sharedHomes } from '#domain/shared-homes.ts';
import { shareableOf } from '#wire/draft-row.ts';
import { formatMoney } from '#domain/format-money.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { useBuilder } from '../builder-context.ts';
import type { JudgedRow } from '../draft/judge-rows.ts';
import { useRules } from '../use-rules.ts';

/** The homes that everybody gets where the game has more than a run: drawn for the host, who may swap each of them. */
export function SharedHomes({ homes }: { readonly homes: readonly JudgedRow[] }) {
  const { state } = useBuilder();
  const { rules, set } = useRules();
  const { rounds, sharedHomes: picked = [] } = rules;
  const seed = state.draft.id;
  const shared = useMemo(
    () =>
      sharedHomes(
        homes.map(({ row }) => shareableOf(row)),
        rounds,
        picked,
        seed,
      ),
    [homes, rounds, picked, seed],
  );
  const options = homes.map(({ row, place }) => ({ value: row.id, label: nameOf(row, place) }));
  // A home that stands elsewhere already changes places with this one.
  const put = (place: number, id: string) =>
    set({
      sharedHomes: shared.map((one, index) =>
        index === place ? id : one === id ? (shared[place] ?? one) : one,
      ),
    });
  const drawAgain = () =>
    set({
      sharedHomes: sharedHomes(
        homes.map(({ row }) => shareableOf(row)),
        rounds,
        [],
        crypto.randomUUID(),
      ),
    });
  return (
    <fieldset className="builder-shared">
      <legend>{plural('builder.shared', rounds)}</legend>
      <p className="muted">{plural('builder.shared.help', homes.length - rounds)}</p>
      <div className="builder-fields">
        {shared.map((id, place) => (
          <Select
            key={place}
            label={t('builder.shared.place', { place: place + 1 })}
            value={id}
            options={options}
            onChange={({ currentTarget: { value } }) => put(place, value)}
          />
        ))}
      </div>
      <div className="builder-actions">
        <Button size="small" onClick={drawAgain}>
          {t('builder.shared.again')}
        </Button>
      </div>
    </fieldset>
  );
}

function nameOf({ facts, card }: JudgedRow['row'], place: number): string {
  const { price } = facts;
  return [
    `${place}.`,
    price?.amountMinor != null && price.currency !== null
      ? formatMoney(price.amountMinor, price.currency, locale())
      : null,
    facts.address ?? card?.title ?? facts.title,
    facts.town ?? card?.place,
  ]
    .filter((part) => part !== null && part !== undefined && part !== '')
    .join(' · ');
}
