import type { FactValue, RowDoubt } from '#wire/draft-facts.ts';
import type { DraftRow } from '#wire/drafts.ts';
import { formatMoney } from '#domain/format-money.ts';
import { locale, t } from '#lib/i18n.ts';
import { sayArea, useAreaUnit, type ShownUnit } from '#kit/homes/area-unit.ts';
import { Button } from '#ui/button.tsx';
import { useBuilder } from '../builder-context.ts';
import { settleFact } from '../draft/edit-row.ts';
import { fieldName } from './column-mapping.tsx';

/**
 * What the page left unsure, with what it may be. A choice stays in sight and can be made again, so that nothing moves
 * under the hand.
 */
export function HomeDoubts({ row }: { readonly row: DraftRow }) {
  const { change } = useBuilder();
  const unit = useAreaUnit();
  const { doubts = [] } = row;
  if (doubts.length === 0) return null;
  return (
    <ul className="builder-doubts" aria-label={t('builder.doubts')}>
      {doubts.map((doubt) => (
        <li key={doubt.field}>
          <span>
            <strong>{fieldName(doubt.field)}</strong> {t(`builder.doubt.${doubt.reason}`)}
          </span>
          {doubt.choices.map((choice) => (
            <Button
              key={JSON.stringify(choice)}
              size="small"
              aria-pressed={isChosen(row, doubt, choice)}
              aria-label={t('builder.doubt.choose', {
                field: fieldName(doubt.field),
                value: sayFact(choice, unit),
              })}
              onClick={() => change(settleFact(row.id, doubt, choice))}
            >
              {sayFact(choice, unit)}
            </Button>
          ))}
        </li>
      ))}
    </ul>
  );
}

function isChosen({ facts, sources }: DraftRow, { field }: RowDoubt, choice: FactValue): boolean {
  return sources[field] === 'typed' && JSON.stringify(facts[field]) === JSON.stringify(choice);
}

/** A fact as people write it. */
function sayFact(fact: FactValue, unit: ShownUnit): string {
  if (typeof fact !== 'object') return String(fact);
  if ('m2' in fact) return sayArea(fact.m2, unit, fact);
  if ('latitude' in fact) return `${fact.latitude.toFixed(4)}, ${fact.longitude.toFixed(4)}`;
  const { amountMinor, currency } = fact;
  return amountMinor === null || currency === null ? '—' : formatMoney(amountMinor, currency, locale());
}
