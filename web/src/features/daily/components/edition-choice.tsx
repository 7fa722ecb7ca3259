import { DAILY_EDITIONS, type DailyEdition } from '#domain/editions.ts';
import { t } from '#lib/i18n.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

interface EditionChoiceProps {
  readonly edition: DailyEdition;
  readonly onChoose: (edition: DailyEdition) => void;
}

/** Which of the daily editions is shown; what is chosen is kept in this browser. */
export function EditionChoice({ edition, onChoose }: EditionChoiceProps) {
  return (
    <fieldset className="daily-editions">
      <legend>
        <VisuallyHidden>{t('daily.edition')}</VisuallyHidden>
      </legend>
      {DAILY_EDITIONS.map((one) => (
        <label key={one}>
          <input type="radio" name="edition" checked={one === edition} onChange={() => onChoose(one)} />
          <span>{t(`daily.edition.${one}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
