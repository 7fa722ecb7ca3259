import { DOSSIER_FACT_KEYS } from '#domain/dossier/match/home-facts.ts';
import { wantsOf } from '#domain/dossier/match/hunter-wishes.ts';
import { t } from '#lib/i18n.ts';
import type { FormEdits } from '#kit/edits/use-edits.ts';
import { factName } from '#kit/dossiers/say-fact.ts';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { wishIn, type ProfileFields } from './profile-form.ts';
import { WishRow } from './wish-row.tsx';
import { WishesInWords } from './wishes-in-words.tsx';

interface WishesPartProps {
  readonly edits: FormEdits<ProfileFields>;
  /** names of fields that were refused */
  readonly wrong: readonly string[];
}

/** What a home should have: by words, one by one with a weight, and in lines that nothing reads. */
export function WishesPart({ edits, wrong }: WishesPartProps) {
  const { fields, set, setAll } = edits;
  const isOptional = t('dossierProfile.optional');
  const wished = DOSSIER_FACT_KEYS.filter((fact) => wishIn(fields, fact) !== null);
  const others = DOSSIER_FACT_KEYS.filter((fact) => !wished.includes(fact));
  const add = (name: string) => {
    const fact = DOSSIER_FACT_KEYS.find((one) => one === name);
    if (!fact) return;
    const [want] = wantsOf(fact);
    set(`wish.${fact}`, JSON.stringify({ want, value: want === 'is' ? true : null }));
  };
  return (
    <section aria-labelledby="profile-wishes">
      <h2 id="profile-wishes">{t('dossierProfile.wishes')}</h2>
      <p className="muted">{t('dossierProfile.wishesHelp')}</p>
      <WishesInWords edits={edits} />
      {wished.length > 0 ? (
        <div className="wish-rows">
          {wished.map((fact) => (
            <WishRow key={fact} fact={fact} edits={edits} isWrong={wrong.includes(`wish.${fact}`)} />
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
            error={wrong.includes(name) ? t('dossierProfile.linesWrong') : undefined}
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
  );
}
