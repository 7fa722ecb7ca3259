import { HOME_KINDS } from '#domain/home-kinds.ts';
import { ENERGY_RATINGS } from '#domain/market/energy-bands.ts';
import { factRow, type DossierFact } from '#domain/dossier/match/home-facts.ts';
import { MOST_WEIGHT, wantsOf } from '#domain/dossier/match/hunter-wishes.ts';
import { t } from '#lib/i18n.ts';
import { homeWord } from '#kit/homes/home-word.ts';
import type { FormEdits } from '#kit/edits/use-edits.ts';
import { FormArea } from '#kit/form/form-area.tsx';
import { FormChecks } from '#kit/form/form-checks.tsx';
import { FormMoney } from '#kit/form/form-money.tsx';
import { FormNumber } from '#kit/form/form-number.tsx';
import { factName } from '#kit/dossiers/say-fact.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { Slider } from '#ui/slider.tsx';
import { wishFields, wishIn, type ProfileFields, type WrittenWish } from './profile-form.ts';
import { sayWeight } from './say-weight.ts';

interface WishRowProps {
  readonly fact: DossierFact;
  readonly edits: FormEdits<ProfileFields>;
  readonly isWrong: boolean;
}

/** One wish: what is wanted, how much it counts, and whether a home without it is out of the question. */
export function WishRow({ fact, edits, isWrong }: WishRowProps) {
  const { fields, set, setAll } = edits;
  const wish = wishIn(fields, fact);
  if (!wish) return null;
  const name = factName(fact);
  const weight = Number(fields[`weight.${fact}`] ?? 3);
  return (
    <fieldset className="wish-row" data-row={fact}>
      <legend>{name}</legend>
      <WishValue
        fact={fact}
        wish={wish}
        currency={fields.currency}
        error={isWrong && wish.value === null ? t('dossierProfile.wish.missing') : undefined}
        onChange={(next) => set(`wish.${fact}`, JSON.stringify(next))}
      />
      <Slider
        label={t('dossierProfile.counts', { name })}
        min={0}
        max={MOST_WEIGHT}
        step={1}
        value={weight}
        valueText={sayWeight(weight)}
        onChange={({ currentTarget: { value } }) => set(`weight.${fact}`, Number(value))}
      />
      <div className="wish-foot">
        <Checkbox
          label={t('dossierProfile.isMust')}
          checked={fields[`must.${fact}`] === true}
          onChange={({ currentTarget: { checked } }) => set(`must.${fact}`, checked)}
        />
        <Button
          size="small"
          kind="quiet"
          aria-label={t('dossierProfile.wish.removeOf', { name })}
          onClick={() => setAll(wishFields(fact, undefined))}
        >
          {t('dossierProfile.wish.remove')}
        </Button>
      </div>
    </fieldset>
  );
}

interface WishValueProps {
  readonly fact: DossierFact;
  readonly wish: WrittenWish;
  readonly currency: string;
  readonly error: string | undefined;
  readonly onChange: (wish: WrittenWish) => void;
}

function WishValue({ fact, wish, currency, error, onChange }: WishValueProps) {
  const { kind } = factRow(fact);
  const name = factName(fact);
  const change = (value: WrittenWish['value']) => onChange({ ...wish, value });
  if (kind === 'yes')
    return (
      <Select
        label={name}
        isLabelHidden
        value={wish.value === false ? 'no' : 'yes'}
        options={[
          { value: 'yes', label: t('dossierProfile.wish.with') },
          { value: 'no', label: t('dossierProfile.wish.without') },
        ]}
        onChange={({ currentTarget: { value } }) => change(value === 'yes')}
      />
    );
  if (kind === 'word')
    return (
      <>
        <FormChecks
          name={fact}
          value={(Array.isArray(wish.value) ? wish.value : []) as (typeof HOME_KINDS)[number][]}
          onChange={(value) => change(value.length === 0 ? null : value)}
          error={error}
          limits={{}}
          options={HOME_KINDS.map((one) => ({ value: one, label: homeWord('propertyType', one) }))}
        />
        {error === undefined ? null : (
          <p className="ui-field-error" role="alert">
            {error}
          </p>
        )}
      </>
    );
  if (kind === 'rating')
    return (
      <Select
        label={t('dossierProfile.wish.atLeast')}
        value={typeof wish.value === 'string' ? wish.value : ''}
        error={error}
        options={[
          { value: '', label: t('dossierProfile.wish.choose') },
          ...ENERGY_RATINGS.map((rating) => ({ value: rating, label: rating })),
        ]}
        onChange={({ currentTarget: { value } }) => change(value === '' ? null : value)}
      />
    );
  const amount = typeof wish.value === 'number' ? wish.value : null;
  const field = { name: fact, label: name, value: amount, onChange: change, error, limits: { min: 0 } };
  return (
    <div className="wish-amount">
      <Select
        label={t('dossierProfile.wish.way')}
        isLabelHidden
        value={wish.want}
        options={wantsOf(fact).map((want) => ({
          value: want,
          label: t(want === 'at_most' ? 'dossierProfile.wish.atMost' : 'dossierProfile.wish.atLeast'),
        }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...wish, want: wantsOf(fact).find((one) => one === value) ?? wish.want })
        }
      />
      {kind === 'amount' ? (
        <FormMoney {...field} currency={currency} />
      ) : fact.endsWith('M2') ? (
        <FormArea {...field} onChange={(area) => change(area?.m2 ?? null)} />
      ) : (
        <FormNumber {...field} />
      )}
    </div>
  );
}
