import { useState } from 'react';
import { isCurrencyCode } from '#domain/currencies.ts';
import { HOME_FIELDS, HOME_WORD_KEYS, homeField, type HomeWordKey } from '#domain/home-fields.ts';
import { marketBounds } from '#domain/market-bounds.ts';
import { toArea } from '#functions/_shared/reader/texts/read-area.ts';
import { isMessageKey, locale, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useBuilder } from '../builder-context.ts';
import { editRow, moveRow, removeRow, setFact } from '../draft/edit-row.ts';
import type { JudgedRow } from '../draft/judge-rows.ts';
import { isAwaiting } from '../intake/place-record.ts';
import type { Intake } from '../intake/use-intake.ts';
import { BringPageDialog } from './bring-page-dialog.tsx';
import { ChoiceField } from '#kit/form/choice-field.tsx';
import { fieldName } from './column-mapping.tsx';
import { NumberField } from '#kit/form/number-field.tsx';
import { PhotoList } from './photo-list.tsx';

interface HomeEditorProps {
  readonly judged: JudgedRow;
  readonly intake: Intake;
  readonly onClose: () => void;
}

const TEXTS = ['address', 'town', 'postcode', 'region', 'propertyType'] as const;

/** All that is known of a home, where each fact came from, and everything open to be put right in place. */
export function HomeEditor({ judged, intake, onClose }: HomeEditorProps) {
  const { row } = judged;
  const { change } = useBuilder();
  const [isBringing, setIsBringing] = useState(false);
  const { facts } = row;
  const text = (field: (typeof TEXTS)[number] | 'title') => (
    <TextField
      key={field}
      label={fieldName(field)}
      hint={facts[field] === null ? t('builder.source.none') : sourceOf(row.sources[field], 'derived')}
      maxLength={HOME_FIELDS[field === 'address' ? 'addressLine' : field].most}
      value={facts[field] ?? ''}
      onChange={({ currentTarget: { value } }) => change(setFact(row.id, field, value === '' ? null : value))}
    />
  );
  const word = (field: HomeWordKey) => {
    const source = facts[field] === null ? t('builder.source.none') : sourceOf(row.sources[field]);
    const set = (value: string) => change(setFact(row.id, field, value === '' ? null : value));
    const control = { hint: source, value: facts[field] ?? '' };
    const kept = homeField(field);
    return kept.kind === 'choice' ? (
      <ChoiceField key={field} {...control} field={field} onChange={set} />
    ) : (
      <TextField
        key={field}
        {...control}
        label={fieldName(field)}
        maxLength={'most' in kept ? kept.most : undefined}
        onChange={(event) => set(event.currentTarget.value)}
      />
    );
  };
  return (
    <div className="builder-editor">
      {isAwaiting(row) ? (
        <div className="builder-bring">
          <p>{t('builder.bring')}</p>
          <div className="builder-actions">
            {facts.url ? (
              <a
                className="ui-link"
                data-kind="inline"
                href={facts.url}
                target="_blank"
                rel="noreferrer noopener"
              >
                {t('builder.bring.open')}
              </a>
            ) : null}
            <Button size="small" kind="primary" onClick={() => setIsBringing(true)}>
              {t('builder.bring.page')}
            </Button>
          </div>
          <BringPageDialog
            isOpen={isBringing}
            onClose={() => setIsBringing(false)}
            intake={intake}
            row={row}
          />
        </div>
      ) : null}
      {row.listingId === null ? (
        <>
          <div className="builder-fields">
            <PriceFields judged={judged} />
            <NumberField
              label={fieldName('bedrooms')}
              hint={sourceOf(row.sources.bedrooms)}
              value={facts.bedrooms}
              onChange={(value) => change(setFact(row.id, 'bedrooms', value))}
            />
            <NumberField
              label={fieldName('bathrooms')}
              hint={sourceOf(row.sources.bathrooms)}
              value={facts.bathrooms}
              onChange={(value) => change(setFact(row.id, 'bathrooms', value))}
            />
            <NumberField
              label={fieldName('areaM2')}
              hint={sourceOf(row.sources.area)}
              value={facts.area?.m2 ?? null}
              onChange={(value) => change(setFact(row.id, 'area', toArea(value, 'm2')))}
            />
            <NumberField
              label={fieldName('yearBuilt')}
              hint={sourceOf(row.sources.yearBuilt)}
              value={facts.yearBuilt}
              isWhole
              onChange={(value) => change(setFact(row.id, 'yearBuilt', value))}
            />
            {TEXTS.map(text)}
            {HOME_WORD_KEYS.map(word)}
            {text('title')}
          </div>
          <Field label={fieldName('description')} hint={t('builder.description.hint')}>
            {(control) => (
              <textarea
                {...control}
                className="ui-input"
                rows={4}
                maxLength={HOME_FIELDS.description.most}
                value={facts.description ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  change(setFact(row.id, 'description', value === '' ? null : value))
                }
              />
            )}
          </Field>
          {judged.missing.length > 0 ? (
            <p className="muted">
              {t('builder.missing', { fields: judged.missing.map(fieldName).join(', ') })}
            </p>
          ) : null}
          <PhotoList row={row} />
        </>
      ) : (
        <p className="muted">{t(row.origin === 'sample' ? 'builder.sampleHome' : 'builder.ownHome')}</p>
      )}
      <div className="builder-actions">
        <Button size="small" onClick={() => change(moveRow(row.id, -1))} disabled={judged.place === 1}>
          {t('builder.row.up')}
        </Button>
        <Button size="small" onClick={() => change(moveRow(row.id, 1))}>
          {t('builder.row.down')}
        </Button>
        <Button
          size="small"
          kind="danger"
          onClick={() => {
            onClose();
            change(removeRow(row.id));
          }}
        >
          {t('builder.row.remove')}
        </Button>
      </div>
    </div>
  );
}

/** The price, what it is, and for a sold one when. */
function PriceFields({ judged: { row } }: Pick<HomeEditorProps, 'judged'>) {
  const { change, document } = useBuilder();
  const { price } = row.facts;
  const currency = price?.currency && isCurrencyCode(price.currency) ? price.currency : document.currency;
  const kind = price?.kind === 'sold' ? 'sold' : 'asking';
  const set = (amountMinor: number | null, next: 'asking' | 'sold') =>
    change(setFact(row.id, 'price', { kind: next, amountMinor, highMinor: null, currency, period: null }));
  return (
    <>
      <MoneyField
        label={fieldName('price')}
        hint={sourceOf(row.sources.price)}
        valueMinor={price?.amountMinor ?? null}
        currency={currency}
        locale={locale()}
        bounds={marketBounds(currency, kind) ?? undefined}
        refusalText={(code, range) => {
          const key = `refusal.${code}`;
          return t(isMessageKey(key) ? key : 'refusal.amount_not_a_number', {
            min: range?.min ?? '',
            max: range?.max ?? '',
            currency,
          });
        }}
        onChange={(amountMinor) => set(amountMinor, kind)}
      />
      <Select
        label={t('builder.priceKind')}
        value={kind}
        options={(['asking', 'sold'] as const).map((value) => ({
          value,
          label: t(`builder.priceKind.${value}`),
        }))}
        onChange={({ currentTarget: { value } }) =>
          set(price?.amountMinor ?? null, value === 'sold' ? 'sold' : 'asking')
        }
      />
      {kind === 'sold' ? (
        <TextField
          label={t('builder.soldOn')}
          optional={t('builder.optional')}
          type="date"
          value={row.soldOn ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change(editRow(row.id, (old) => ({ ...old, soldOn: value === '' ? null : value })))
          }
        />
      ) : null}
    </>
  );
}

/** "From the page's own data": where a fact was read; what is known without a source follows from other facts. */
function sourceOf(source: string | undefined, otherwise: 'none' | 'derived' = 'none'): string {
  return t(`builder.source.${source === undefined ? otherwise : sourceKey(source)}`);
}

function sourceKey(source: string): 'typed' | 'data' | 'text' | 'address' | 'file' {
  if (source === 'typed') return 'typed';
  if (source === 'feed') return 'file';
  if (source === 'url') return 'address';
  return source === 'text' || source === 'markup' ? 'text' : 'data';
}
