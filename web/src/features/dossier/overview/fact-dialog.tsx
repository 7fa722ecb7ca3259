import { factRow, type DossierFact } from '#domain/dossier/match/home-facts.ts';
import { storedNameOf } from '#domain/dossier/match/known-facts.ts';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FormMoney } from '#kit/form/form-money.tsx';
import { FormNumber } from '#kit/form/form-number.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { factName, sayFact } from '#kit/dossiers/say-fact.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { today } from '../tasks/today.ts';
import { factOfForm, factSchema, formOfFact, wordsOf, type FactForm } from './fact-form.ts';
import { saveFacts, type Ground } from './home-calls.ts';
import { SourceFields } from './source-fields.tsx';

interface FactDialogProps {
  readonly ground: Ground;
  readonly fact: DossierFact;
  readonly onClose: () => void;
  readonly onSaved: () => Promise<void>;
}

/** One fact of a home: what it is and who says so. What was known before stays in its history. */
export function FactDialog({ ground: { home, currency }, fact, onClose, onSaved }: FactDialogProps) {
  const name = storedNameOf(fact);
  const { kind } = factRow(fact);
  const label = factName(fact);
  const removing = useDeed();
  const form = useSchemaForm<FactForm, FactForm>({
    schema: factSchema(fact),
    start: formOfFact(fact, home.facts, today()),
    says: {
      amountMinor: 'dossierOverview.valueMissing',
      figure: 'dossierOverview.valueMissing',
      word: 'dossierOverview.valueMissing',
    },
    send: async (said) => {
      await saveFacts(home, { [name]: factOfForm(fact, said) });
      await onSaved();
      onClose();
    },
  });
  const forget = () =>
    removing.run(async () => {
      await saveFacts(home, { [name]: null });
      await onSaved();
      onClose();
    });
  return (
    <Dialog isOpen onClose={onClose} title={label} labels={{ close: t('dossierOverview.close') }}>
      <FormFrame
        form={form}
        submit={t('dossierOverview.save')}
        className="dossier-form"
        others={
          home.facts[name] ? (
            <Button kind="quiet" isBusy={removing.isBusy} onClick={() => void forget()}>
              {t('dossierOverview.notKnown')}
            </Button>
          ) : null
        }
      >
        {kind === 'amount' ? (
          <FormMoney {...form.field('amountMinor')} label={label} currency={currency} />
        ) : kind === 'number' ? (
          <FormNumber
            {...form.field('figure')}
            label={
              fact === 'floorAreaM2' || fact === 'plotAreaM2'
                ? t('dossierOverview.inM2', { fact: label })
                : label
            }
          />
        ) : (
          <FormChoice
            {...form.field('word')}
            label={label}
            options={[
              { value: '', label: t('dossierOverview.choose') },
              ...wordsOf(fact).map((word) => ({
                value: word,
                label: sayFact(fact, kind === 'yes' ? word === 'yes' : word, currency),
              })),
            ]}
          />
        )}
        <SourceFields
          source={form.field('source')}
          otherSource={form.field('otherSource')}
          on={form.field('on')}
        />
        <DeedError error={removing.error} />
      </FormFrame>
    </Dialog>
  );
}
