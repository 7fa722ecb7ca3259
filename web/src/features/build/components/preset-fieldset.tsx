import { useState } from 'react';
import { fitTogether } from '#domain/modes.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { useSession } from '#lib/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/text-field.tsx';
import { isOn, PRESET_NUMBERS, PRESET_SWITCHES, turn, withNumber } from '../preset-options.ts';
import { readPreset, savePreset } from '../presets.ts';
import { useRules } from '../use-rules.ts';
import { OwnPresets } from './own-presets.tsx';

/** A mode of the host's own: what is different from the plain game, kept under a name and shared by a code. */
export function PresetFieldset() {
  const { rules, mode: options, set } = useRules();
  const isSignedIn = useSession() !== null;
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const [error, setError] = useState<AppError | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [saves, setSaves] = useState(0);

  const attempt = async (work: () => Promise<string>) => {
    setIsBusy(true);
    setError(null);
    setSaid('');
    try {
      setSaid(await work());
    } catch (thrown) {
      setError(toAppError(thrown));
    }
    setIsBusy(false);
  };
  const apply = () =>
    attempt(async () => {
      set({ options: (await readPreset(code)).options });
      return t('builder.preset.applied');
    });
  const keep = () =>
    attempt(async () => {
      const kept = await savePreset(name.trim(), options);
      setSaves(saves + 1);
      return t('builder.preset.saved', { code: kept.code });
    });
  return (
    <fieldset className="builder-preset">
      <legend>{t('builder.preset')}</legend>
      <p className="muted">{t('builder.preset.help')}</p>
      <div className="builder-fields">
        {PRESET_NUMBERS.map((row) => (
          <TextField
            // A preset that is applied brings numbers of its own.
            key={`${row.key} ${String(rules.options?.[row.key] ?? '')}`}
            label={t(`builder.preset.${row.key}`)}
            inputMode="numeric"
            maxLength={4}
            defaultValue={options[row.key] ?? ''}
            onBlur={(event) => set({ options: withNumber(options, row, event.target.value) })}
          />
        ))}
      </div>
      {PRESET_SWITCHES.map((row) => (
        <Checkbox
          key={row.key}
          label={t(`builder.preset.${row.key}`)}
          checked={isOn(options, row)}
          disabled={!isOn(options, row) && !fitTogether({ ...options, ...row.options })}
          onChange={(event) => set({ options: turn(options, row, event.target.checked) })}
        />
      ))}
      <div className="builder-fields">
        <TextField
          label={t('builder.preset.code')}
          value={code}
          maxLength={20}
          autoComplete="off"
          onChange={(event) => setCode(event.target.value)}
        />
        <Button isBusy={isBusy} disabled={code.trim() === ''} onClick={() => void apply()}>
          {t('builder.preset.apply')}
        </Button>
        {isSignedIn ? (
          <>
            <TextField
              label={t('builder.preset.name')}
              value={name}
              maxLength={60}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
            <Button isBusy={isBusy} disabled={name.trim() === ''} onClick={() => void keep()}>
              {t('builder.preset.save')}
            </Button>
          </>
        ) : (
          <p className="muted">{t('builder.preset.signIn')}</p>
        )}
      </div>
      <p role="status">{said}</p>
      {error ? (
        <p className="form-error" role="alert">
          {errorSentence(error)}
        </p>
      ) : null}
      {isSignedIn ? <OwnPresets key={saves} onApply={(preset) => set({ options: preset.options })} /> : null}
    </fieldset>
  );
}
