import { useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { Switch } from '#ui/switch.tsx';
import { allowQuote } from '../mutations.ts';

interface QuoteSwitchProps {
  readonly id: string;
  readonly mayBeQuoted: boolean;
}

/** Below an own comment: whether the people of the game may show its words in their report. */
export function QuoteSwitch({ id, mayBeQuoted }: QuoteSwitchProps) {
  const [isOn, setIsOn] = useState(mayBeQuoted);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const change = async (wanted: boolean) => {
    setIsOn(wanted);
    setIsBusy(true);
    setError(null);
    try {
      setIsOn(await allowQuote(id, wanted));
    } catch (thrown) {
      setIsOn(!wanted);
      setError(toAppError(thrown));
    }
    setIsBusy(false);
  };
  return (
    <div className="talk-quote">
      <Switch
        label={t('talk.mayBeQuoted')}
        hint={t('talk.mayBeQuotedHelp')}
        checked={isOn}
        aria-busy={isBusy}
        onChange={({ currentTarget }) => {
          if (!isBusy) void change(currentTarget.checked);
        }}
      />
      {error === null ? null : (
        <p className="ui-field-error" role="alert">
          {errorSentence(error)}
        </p>
      )}
    </div>
  );
}
