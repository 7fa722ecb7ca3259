import { useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { useCall } from '#kit/call/use-call.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { Button } from '#ui/button.tsx';
import type { Preset } from '#wire/presets.ts';
import { deletePreset, readOwnPresets } from '../presets.ts';

/** The presets that this person keeps, each with its code. */
export function OwnPresets({ onApply }: { readonly onApply: (preset: Preset) => void }) {
  const call = useCall(['own-presets'], readOwnPresets);
  const [error, setError] = useState<AppError | null>(null);
  const remove = async (preset: Preset) => {
    setError(null);
    try {
      await deletePreset(preset.id);
      await call.reload();
    } catch (thrown) {
      setError(toAppError(thrown));
    }
  };
  return (
    <section aria-label={t('builder.preset.own')}>
      <h3>{t('builder.preset.own')}</h3>
      <CallView call={call} waiting={<p aria-busy="true" />}>
        {(presets) =>
          presets.length === 0 ? (
            <p className="muted">{t('builder.preset.none')}</p>
          ) : (
            <ul className="builder-presets">
              {presets.map((preset) => (
                <li key={preset.id}>
                  <strong>{preset.name}</strong> <code>{preset.code}</code>
                  <Button size="small" onClick={() => onApply(preset)}>
                    {t('builder.preset.apply')}
                  </Button>
                  <Button size="small" kind="quiet" onClick={() => void remove(preset)}>
                    {t('builder.preset.delete', { name: preset.name })}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </CallView>
      {error ? (
        <p className="form-error" role="alert">
          {errorSentence(error)}
        </p>
      ) : null}
    </section>
  );
}
