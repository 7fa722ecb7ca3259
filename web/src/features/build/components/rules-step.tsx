import { Fragment, type ReactNode } from 'react';
import { HIDEABLE_FACTS } from '#domain/clues.ts';
import { t } from '#lib/i18n.ts';
import { FormChecks } from '#kit/form/form-checks.tsx';
import { HintsFieldset } from '#kit/games/rules/hints-fieldset.tsx';
import { clueName } from '#kit/homes/home-field-name.ts';
import { Button } from '#ui/button.tsx';
import { useInTurn } from '../use-in-turn.ts';
import { useRules } from '../use-rules.ts';
import { MarketFieldset } from './market-fieldset.tsx';
import { PresentationFieldset } from './presentation-fieldset.tsx';
import { PresetFieldset } from './preset-fieldset.tsx';
import { RoundsFieldset } from './rounds-fieldset.tsx';
import { ScoringFieldset } from './scoring-fieldset.tsx';

/** How the game is played. Every choice has a sound start, so nothing here must be touched. */
export function RulesStep({ onNext }: { readonly onNext?: (() => void) | undefined }) {
  const { rules, mode, field } = useRules();
  const parts: readonly ReactNode[] = [
    <RoundsFieldset />,
    <ScoringFieldset />,
    rules.mode === 'custom-presets' ? <PresetFieldset /> : null,
    <PresentationFieldset />,
    <HintsFieldset hints={field('hints')} mode={mode} />,
    mode.showsFacts === false ? null : (
      <fieldset>
        <legend>{t('builder.clues')}</legend>
        <p className="muted">{t('builder.clues.help')}</p>
        <FormChecks
          {...field('hiddenFacts')}
          isTurned
          options={HIDEABLE_FACTS.map((value) => ({ value, label: clueName(value) }))}
        />
      </fieldset>
    ),
    <MarketFieldset />,
    onNext ? (
      <div className="builder-next">
        <Button kind="primary" onClick={onNext}>
          {t('builder.next.publish')}
        </Button>
      </div>
    ) : null,
  ];
  const drawn = useInTurn(parts.length);
  return (
    <div className="builder-step builder-rules">
      {parts.slice(0, drawn).map((part, place) => (
        <Fragment key={place}>{part}</Fragment>
      ))}
    </div>
  );
}
