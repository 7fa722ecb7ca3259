import { useState } from 'react';
import { plural, t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { PageChange } from '../compare-now.ts';
import { nameOfFact, type ListingFields } from '#kit/home-edits/listing-fields.ts';
import type { FieldKey, FieldValue } from '#kit/edits/merge-edits.ts';

const LONGEST = 400;

interface RefreshChoicesProps {
  readonly changes: readonly PageChange[];
  readonly otherCurrency: string | null;
  readonly fields: Partial<ListingFields>;
  readonly show: (key: string, value: FieldValue) => string;
  readonly onTake: (changes: readonly PageChange[]) => void;
  readonly onClose: () => void;
}

/** What the page says otherwise, each with what stands here: the manager ticks what to take. */
export function RefreshChoices({
  changes,
  otherCurrency,
  fields,
  show,
  onTake,
  onClose,
}: RefreshChoicesProps) {
  // What somebody is editing at this moment is not replaced unless they say so.
  const [chosen, setChosen] = useState<readonly PageChange['id'][]>(
    changes.filter(({ isEdited }) => !isEdited).map(({ id }) => id),
  );
  const wanted = changes.filter(({ id }) => chosen.includes(id));
  return (
    <div className="refresh-found">
      {otherCurrency === null ? null : (
        <p className="manage-note">{t('refresh.otherCurrency', { currency: otherCurrency })}</p>
      )}
      {changes.length === 0 ? (
        <p role="status">{t('refresh.same')}</p>
      ) : (
        <>
          <p role="status">{plural('refresh.differs', changes.length)}</p>
          <ul className="refresh-list">
            {changes.map(({ id, values, isEdited }) => (
              <li key={id}>
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.includes(id)}
                    onChange={(event) =>
                      setChosen((now) =>
                        event.target.checked ? [...now, id] : now.filter((one) => one !== id),
                      )
                    }
                  />
                  <span className="refresh-name">
                    {id === 'latitude' ? t('manage.listing.place') : nameOfFact(id)}
                    {isEdited ? <Badge tone="warn">{t('refresh.edited')}</Badge> : null}
                  </span>
                </label>
                <dl>
                  <div>
                    <dt>{t('refresh.here')}</dt>
                    <dd>{inWords(keysOf(values), (key) => fields[key] ?? null, show)}</dd>
                  </div>
                  <div>
                    <dt>{t('refresh.there')}</dt>
                    <dd>{inWords(keysOf(values), (key) => values[key] ?? null, show)}</dd>
                  </div>
                </dl>
              </li>
            ))}
          </ul>
          {changes.some(({ id }) => id === 'price.amountMinor') ? (
            <p className="muted">{t('manage.listing.priceHint')}</p>
          ) : null}
        </>
      )}
      <div className="save-actions">
        <Button onClick={onClose}>{t(changes.length === 0 ? 'manage.close' : 'refresh.leave')}</Button>
        {changes.length === 0 ? null : (
          <Button kind="primary" disabled={wanted.length === 0} onClick={() => onTake(wanted)}>
            {plural('refresh.take', wanted.length)}
          </Button>
        )}
      </div>
    </div>
  );
}

function inWords(
  keys: readonly FieldKey<ListingFields>[],
  valueOf: (key: FieldKey<ListingFields>) => FieldValue,
  show: RefreshChoicesProps['show'],
): string {
  return keys
    .map((key) => ({ key, value: valueOf(key) }))
    .filter(({ value }, place) => place === 0 || (value !== null && value !== ''))
    .map(({ key, value }) => shorten(show(key, value)))
    .join(' · ');
}

function keysOf(values: Partial<ListingFields>): FieldKey<ListingFields>[] {
  return Object.keys(values) as FieldKey<ListingFields>[];
}

/** Long texts by their beginning; the form has them whole. */
function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
