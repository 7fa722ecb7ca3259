import { CURRENCIES } from '#domain/currencies.ts';
import { DOSSIER_FACT_KEYS } from '#domain/dossier/match/home-facts.ts';
import { wantsOf } from '#domain/dossier/match/hunter-wishes.ts';
import type { HunterRow } from '#wire/dossier-hunt-rows.ts';
import { locale, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { EditsFoot } from '#kit/edits/edits-foot.tsx';
import { useEdits } from '#kit/edits/use-edits.ts';
import { bindFields } from '#kit/form/bind-fields.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormDate } from '#kit/form/form-date.tsx';
import { FormMoney } from '#kit/form/form-money.tsx';
import { FormNumber } from '#kit/form/form-number.tsx';
import { readOne } from '#kit/rows/rows.ts';
import { currencyName } from '#ui/currency-name.ts';
import { Empty } from '#ui/empty.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useChanges, type Scene } from '../notes/scene.ts';
import { AreasField } from './areas-field.tsx';
import { readHunter, saveHunter } from './hunter-calls.ts';
import { INCOME_BANDS, incomeWords } from './income-bands.ts';
import {
  areasIn,
  formOfHunter,
  hunterOfForm,
  profileForm,
  refusedIn,
  wishIn,
  type PlainFields,
  type ProfileFields,
} from './profile-form.ts';
import { fieldName, showField } from './profile-words.ts';
import { factName } from './say-wish.ts';
import { WishRow } from './wish-row.tsx';
import { WishesInWords } from './wishes-in-words.tsx';
import '../parts.css';
import './profile.css';

/** Says what is looked for; two people who save at the same time decide about each field that both changed. */
export function EditProfileScreen({ scene }: { readonly scene: Scene }) {
  const view = `/dossiers/${scene.dossierId}/profile`;
  return (
    <div className="dossier-part">
      <header className="dossier-part-head">
        <h1>{t('dossierProfile.editTitle')}</h1>
        <p className="muted">{t('dossierProfile.editLead')}</p>
        <p>
          <TextLink as={Link} to={view}>
            {t('dossierProfile.toView')}
          </TextLink>
        </p>
      </header>
      {scene.mayEdit ? (
        <Loaded scene={scene} />
      ) : (
        <Empty
          title={t('dossierProfile.notYours')}
          action={
            <TextLink as={Link} to={view} look="secondary">
              {t('dossierProfile.toView')}
            </TextLink>
          }
        >
          {t('dossierProfile.notYoursHelp')}
        </Empty>
      )}
    </div>
  );
}

function Loaded({ scene }: { readonly scene: Scene }) {
  const call = useCall(['hunter edit', scene.dossierId], async () => {
    const [hunter, { currency }] = await Promise.all([
      readHunter(scene.dossierId),
      readOne<{ readonly currency: string }>('dossiers', { id: `eq.${scene.dossierId}`, select: 'currency' }),
    ]);
    return { hunter, currency };
  });
  return (
    <CallView call={call} waiting={<Skeleton height="24rem" />} failed={t('dossierProfile.failed')}>
      {({ hunter, currency }) => <ProfileForm scene={scene} hunter={hunter} currency={currency} />}
    </CallView>
  );
}

interface ProfileFormProps {
  readonly scene: Scene;
  readonly hunter: HunterRow | null;
  /** of the dossier */
  readonly currency: string;
}

function ProfileForm({ scene, hunter, currency }: ProfileFormProps) {
  const savedOf = (row: HunterRow | null) => ({
    fields: formOfHunter(row, currency),
    version: row?.version ?? 0,
  });
  const edits = useEdits<ProfileFields, number>({
    storageKey: `dossier-profile:${scene.dossierId}`,
    loaded: savedOf(hunter),
    save: async (fields, version) =>
      savedOf(await saveHunter(scene.dossierId, version, hunterOfForm(fields))),
    reload: async () => savedOf(await readHunter(scene.dossierId)),
    check: refusedIn,
  });
  useChanges(scene, ['private'], async () => {
    // What is being typed stays: saving it asks about what somebody else changed.
    if (edits.isDirty) return;
    const now = await readHunter(scene.dossierId).catch(() => null);
    if (now) edits.take(savedOf(now));
  });
  const { fields, set, setAll } = edits;
  const field = bindFields<PlainFields>(profileForm, fields, (name, value) => setAll({ [name]: value }));
  const wished = DOSSIER_FACT_KEYS.filter((fact) => wishIn(fields, fact) !== null);
  const others = DOSSIER_FACT_KEYS.filter((fact) => !wished.includes(fact));
  const isOptional = t('dossierProfile.optional');
  const add = (name: string) => {
    const fact = DOSSIER_FACT_KEYS.find((one) => one === name);
    if (!fact) return;
    const [want] = wantsOf(fact);
    set(`wish.${fact}`, JSON.stringify({ want, value: want === 'is' ? true : null }));
  };
  return (
    <>
      <section aria-labelledby="profile-money">
        <h2 id="profile-money">{t('dossierProfile.money')}</h2>
        <div className="dossier-fields">
          <FormChoice
            {...field('currency')}
            label={t('dossierProfile.currency')}
            options={CURRENCIES.map(({ code }) => ({
              value: code as string,
              label: currencyName(code, locale()),
            }))}
          />
          <FormMoney
            {...field('budgetMinor')}
            label={t('dossierProfile.budget')}
            hint={t('dossierProfile.budgetHint')}
            optional={isOptional}
            currency={fields.currency}
          />
          <FormMoney
            {...field('depositMinor')}
            label={t('dossierProfile.deposit')}
            optional={isOptional}
            currency={fields.currency}
          />
          <FormNumber
            {...field('rate')}
            label={t('dossierProfile.ratePercent')}
            hint={t('dossierProfile.rateHint')}
            optional={isOptional}
          />
          <FormChoice
            {...field('incomeBand')}
            label={t('dossierProfile.income')}
            hint={t('dossierProfile.incomeHint')}
            optional={isOptional}
            options={['', ...new Set([...INCOME_BANDS, fields.incomeBand].filter((band) => band !== ''))].map(
              (band) => ({
                value: band,
                label: incomeWords(band, fields.currency) ?? t('dossierProfile.incomeNone'),
              }),
            )}
          />
          <FormDate {...field('moveByOn')} label={t('dossierProfile.moveBy')} optional={isOptional} />
        </div>
      </section>
      <section aria-labelledby="profile-wishes">
        <h2 id="profile-wishes">{t('dossierProfile.wishes')}</h2>
        <p className="muted">{t('dossierProfile.wishesHelp')}</p>
        <WishesInWords edits={edits} />
        {wished.length > 0 ? (
          <div className="wish-rows">
            {wished.map((fact) => (
              <WishRow key={fact} fact={fact} edits={edits} isWrong={edits.wrong.includes(`wish.${fact}`)} />
            ))}
          </div>
        ) : null}
        <Select
          label={t('dossierProfile.wish.add')}
          value=""
          options={[
            { value: '', label: t('dossierProfile.wish.choose') },
            ...others.map((fact) => ({ value: fact, label: factName(fact) })),
          ]}
          onChange={({ currentTarget: { value } }) => add(value)}
        />
        <div className="dossier-fields">
          {(['mustHaves', 'dealBreakers'] as const).map((name) => (
            <TextArea
              key={name}
              label={t(`dossierProfile.${name}`)}
              hint={t('dossierProfile.linesHint')}
              optional={isOptional}
              error={edits.wrong.includes(name) ? t('dossierProfile.linesWrong') : undefined}
              rows={3}
              dir="auto"
              maxLength={8000}
              value={fields[name].join('\n')}
              onChange={({ currentTarget: { value } }) =>
                setAll({ [name]: value === '' ? [] : value.split('\n') })
              }
            />
          ))}
        </div>
      </section>
      <section aria-labelledby="profile-areas">
        <h2 id="profile-areas">{t('dossierProfile.areas')}</h2>
        <AreasField
          areas={areasIn(fields)}
          country={scene.country}
          onChange={(areas) => setAll({ areas: areas.map((area) => JSON.stringify(area)) })}
        />
      </section>
      <EditsFoot edits={edits} nameOf={fieldName} showValue={(key, value) => showField(fields, key, value)} />
    </>
  );
}
