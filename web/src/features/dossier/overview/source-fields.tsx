import { t } from '#lib/i18n.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormDate } from '#kit/form/form-date.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import type { FieldBinding } from '#kit/form/field-binding.ts';
import type { FactForm } from './fact-form.ts';
import { FACT_SOURCES, saySource } from './home-facts.ts';

type Sourced = {
  readonly [Name in 'source' | 'otherSource' | 'on']: FieldBinding<FactForm[Name]>;
};

/** Who said something, and of which day it is. */
export function SourceFields({ source, otherSource, on }: Sourced) {
  return (
    <div className="dossier-fields">
      <FormChoice
        {...source}
        label={t('dossierOverview.whoSays')}
        options={[
          ...FACT_SOURCES.map((word) => ({ value: word, label: saySource(word) })),
          { value: 'other' as const, label: t('dossierOverview.sourceOther') },
        ]}
      />
      {source.value === 'other' ? (
        <FormText {...otherSource} label={t('dossierOverview.sourceName')} />
      ) : null}
      <FormDate {...on} label={t('dossierOverview.saidOn')} optional={t('dossierOverview.optional')} />
    </div>
  );
}
