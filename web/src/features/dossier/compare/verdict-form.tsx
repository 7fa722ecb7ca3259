import { useState } from 'react';
import { callRpc } from '#lib/api.ts';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { Compared } from './compared.ts';
import { sayWinner } from './say-winner.ts';
import { useVerdictDraft, WINNERS, type Winner } from './verdict-draft.ts';

/** A verdict of one's own, written down alone. */
export function VerdictForm({
  compared,
  onGiven,
}: {
  readonly compared: Compared;
  readonly onGiven: () => Promise<void>;
}) {
  const { comparisonId, result } = compared;
  const [draft, change, clear] = useVerdictDraft(comparisonId);
  const [isMissing, setIsMissing] = useState(false);
  const giving = useDeed();
  const { winner, parts, reason } = draft;
  const give = () =>
    giving.run(async () => {
      if (winner === '') return;
      await callRpc('give_verdict', { comparisonId, winner, parts, reason: reason.trim() });
      clear();
      await onGiven();
    });
  return (
    <form
      className="dossier-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(winner === '');
        if (winner !== '' && !giving.isBusy) void give();
      }}
    >
      <p className="muted">{t('dossierCompare.apart')}</p>
      <div className="compare-choices">
        {result.parts.map(({ part }) => (
          <WinnerChoice
            key={part}
            compared={compared}
            name={part}
            legend={t(`dossierGuide.part.${part}`)}
            value={parts[part] ?? ''}
            onChange={(value) => change({ parts: { ...parts, [part]: value } })}
          />
        ))}
        <WinnerChoice
          compared={compared}
          name="overall"
          legend={t('dossierCompare.overall')}
          value={winner}
          error={isMissing && winner === '' ? t('dossierCompare.overallMissing') : undefined}
          onChange={(value) => change({ winner: value })}
        />
      </div>
      <TextArea
        label={t('dossierCompare.reason')}
        optional={t('dossierProfile.optional')}
        rows={3}
        dir="auto"
        maxLength={2000}
        value={reason}
        onChange={({ currentTarget: { value } }) => change({ reason: value })}
      />
      <DeedError error={giving.error} />
      <p className="dossier-actions">
        <Button type="submit" kind="primary" isBusy={giving.isBusy}>
          {t('dossierCompare.give')}
        </Button>
      </p>
    </form>
  );
}

interface WinnerChoiceProps {
  readonly compared: Compared;
  readonly name: string;
  readonly legend: string;
  readonly value: Winner | '';
  readonly error?: string | undefined;
  readonly onChange: (value: Winner) => void;
}

/** One of two homes, or neither. */
function WinnerChoice({ compared, name, legend, value, error, onChange }: WinnerChoiceProps) {
  return (
    <fieldset className="compare-choice">
      <legend>{legend}</legend>
      {WINNERS.map((winner) => (
        <label key={winner}>
          <input
            type="radio"
            name={`verdict-${name}`}
            checked={value === winner}
            onChange={() => onChange(winner)}
          />
          <span dir="auto">{sayWinner(compared, winner)}</span>
        </label>
      ))}
      {error === undefined ? null : (
        <p className="ui-field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
