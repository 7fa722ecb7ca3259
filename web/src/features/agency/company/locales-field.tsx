import { useId, useState } from 'react';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { languageName } from '../homes/language-name.ts';

/** Languages that are offered to choose from; one that an agency has already may be any other. */
const OFFERED = [
  ...(['en-GB', 'en-US', 'en-IE', 'en-AU', 'en-CA', 'cy', 'ga', 'gd'] as const),
  ...(['es', 'es-ES', 'es-MX', 'ca', 'gl', 'eu', 'pt-PT', 'pt-BR', 'fr', 'fr-CA', 'de', 'nl', 'it'] as const),
  ...([
    'da',
    'sv',
    'nb',
    'fi',
    'is',
    'et',
    'lv',
    'lt',
    'pl',
    'cs',
    'sk',
    'hu',
    'sl',
    'hr',
    'sr',
    'bs',
  ] as const),
  ...([
    'ro',
    'bg',
    'el',
    'sq',
    'mk',
    'mt',
    'tr',
    'uk',
    'ru',
    'ka',
    'hy',
    'he',
    'ar',
    'fa',
    'ur',
    'hi',
  ] as const),
  ...([
    'bn',
    'pa',
    'ta',
    'th',
    'vi',
    'id',
    'ms',
    'fil',
    'zh-Hans',
    'zh-Hant',
    'ja',
    'ko',
    'sw',
    'af',
  ] as const),
] as const;

interface LocalesFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  /** one code in each line; the first is the default */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The languages of a site by their names: added, taken out, and the one that comes first. */
export function LocalesField({ label, hint, error, value, onChange }: LocalesFieldProps) {
  const id = useId();
  const chosen = value.split('\n').filter((code) => code !== '');
  const left = OFFERED.filter((code) => !chosen.includes(code)).sort((a, b) =>
    languageName(a).localeCompare(languageName(b)),
  );
  const [picked, setPicked] = useState('');
  const next = left.find((code) => code === picked) ?? left[0] ?? '';
  const send = (codes: readonly string[]) => onChange(codes.join('\n'));
  return (
    <fieldset className="agency-locales" aria-describedby={`${id}-hint`} data-wide="">
      <legend className="ui-field-label">{label}</legend>
      <p id={`${id}-hint`} className="ui-field-hint">
        {hint}
      </p>
      <ul>
        {chosen.map((code, place) => (
          <li key={code}>
            <span>
              {languageName(code)} <span className="muted">{code}</span>
            </span>
            {place === 0 ? (
              <span className="muted">{t('agencyOffice.locales.first')}</span>
            ) : (
              <Button
                size="small"
                kind="quiet"
                aria-label={t('agencyOffice.locales.makeFirstNamed', { language: languageName(code) })}
                onClick={() => send([code, ...chosen.filter((one) => one !== code)])}
              >
                {t('agencyOffice.locales.makeFirst')}
              </Button>
            )}
            {chosen.length > 1 ? (
              <Button
                size="small"
                kind="quiet"
                aria-label={t('agencyOffice.locales.removeNamed', { language: languageName(code) })}
                onClick={() => send(chosen.filter((one) => one !== code))}
              >
                {t('agencyOffice.people.remove')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <div className="agency-locales-add">
        <Select
          label={t('agencyOffice.locales.another')}
          value={next}
          options={left.map((code) => ({ value: code, label: languageName(code) }))}
          onChange={(event) => setPicked(event.currentTarget.value)}
        />
        <Button disabled={next === ''} onClick={() => send([...chosen, next])}>
          {t('agencyOffice.locales.add')}
        </Button>
      </div>
      {error ? (
        <p className="ui-field-error" role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
