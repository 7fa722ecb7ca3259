import { useState } from 'react';
import { draftFacts, draftRow } from '#wire/drafts.ts';
import { isCurrencyCode } from '#domain/currencies.ts';
import { HOME_FIELDS, HOME_WORD_KEYS, homeField, type HomeWordKey } from '#domain/home-fields.ts';
import { marketBounds } from '#domain/market-bounds.ts';
import { toArea } from '#functions/_shared/reader/texts/read-area.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { useBuilder } from '../builder-context.ts';
import { editRow, moveRow, removeRow, setFact } from '../draft/edit-row.ts';
import type { JudgedRow } from '../draft/judge-rows.ts';
import { isAwaiting } from '../intake/place-record.ts';
import type { Intake } from '../intake/use-intake.ts';
import { BringPageDialog } from './bring-page-dialog.tsx';
import { ChoiceField } from '#kit/form/choice-field.tsx';
import { fieldName } from './column-mapping.tsx';
import { bindFields } from '#kit/form/bind-fields.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormDate } from '#kit/form/form-date.tsx';
import { FormLongText } from '#kit/form/form-long-text.tsx';
import { FormMoney } from '#kit/form/form-money.tsx';
import { FormNumber } from '#kit/form/form-number.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { orEmpty } from '#kit/form/or-empty.ts';
import { PhotoList } from './photo-list.tsx';

interface HomeEditorProps {
  readonly judged: JudgedRow;
  readonly intake: Intake;
  readonly onClose: () => void;
}

const NUMBERS = ['bedrooms', 'bathrooms', 'yearBuilt'] as const;
const TEXTS = ['address', 'town', 'postcode', 'region', 'propertyType'] as const;
const AREA_LIMITS = { min: 0, max: HOME_FIELDS.floorAreaM2.most };

/** All that is known of a home, where each fact came from, and everything open to be put right in place. */
export function HomeEditor({ judged, intake, onClose }: HomeEditorProps) {
  const { row } = judged;
  const { change } = useBuilder();
  const [isBringing, setIsBringing] = useState(false);
  const { facts } = row;
  const field = bindFields(draftFacts, facts, (name, value) => change(setFact(row.id, name, value)));
  const text = (key: (typeof TEXTS)[number] | 'title') => (
    <FormText
      key={key}
      {...orEmpty(field(key))}
      label={fieldName(key)}
      hint={facts[key] === null ? t('builder.source.none') : sourceOf(row.sources[key], 'derived')}
    />
  );
  const word = (key: HomeWordKey) => {
    const hint = facts[key] === null ? t('builder.source.none') : sourceOf(row.sources[key]);
    return homeField(key).kind === 'choice' ? (
      <ChoiceField
        key={key}
        field={key}
        hint={hint}
        value={facts[key] ?? ''}
        onChange={(value) => change(setFact(row.id, key, value === '' ? null : value))}
      />
    ) : (
      <FormText key={key} {...orEmpty(field(key))} label={fieldName(key)} hint={hint} />
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
            {NUMBERS.map((key) => (
              <FormNumber
                key={key}
                {...field(key)}
                label={fieldName(key)}
                hint={sourceOf(row.sources[key])}
              />
            ))}
            <FormNumber
              {...field('area')}
              label={fieldName('areaM2')}
              hint={sourceOf(row.sources.area)}
              limits={AREA_LIMITS}
              value={facts.area?.m2 ?? null}
              onChange={(value) => change(setFact(row.id, 'area', toArea(value, 'm2')))}
            />
            {TEXTS.map(text)}
            {HOME_WORD_KEYS.map(word)}
            {text('title')}
          </div>
          <FormLongText
            {...orEmpty(field('description'))}
            label={fieldName('description')}
            hint={t('builder.description.hint')}
          />
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
  const soldOn = bindFields(draftRow, row, (name, value) =>
    change(editRow(row.id, (old) => ({ ...old, [name]: value }))),
  )('soldOn');
  return (
    <>
      <FormMoney
        name="price"
        label={fieldName('price')}
        hint={sourceOf(row.sources.price)}
        value={price?.amountMinor ?? null}
        error={undefined}
        limits={{}}
        currency={currency}
        bounds={marketBounds(currency, kind) ?? undefined}
        onChange={(amountMinor) => set(amountMinor, kind)}
      />
      <FormChoice
        name="priceKind"
        label={t('builder.priceKind')}
        value={kind}
        error={undefined}
        limits={{}}
        options={(['asking', 'sold'] as const).map((value) => ({
          value,
          label: t(`builder.priceKind.${value}`),
        }))}
        onChange={(next) => set(price?.amountMinor ?? null, next)}
      />
      {kind === 'sold' ? (
        <FormDate {...orEmpty(soldOn)} label={t('builder.soldOn')} optional={t('form.optional')} />
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
