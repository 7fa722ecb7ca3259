import { missLimitPercent } from '#domain/sudden-death.ts';
import { formatPercent } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import '../sudden-death.css';

/** One life: what ends a run, said before it begins. */
export function SuddenDeathRules({ missLimitLog }: { readonly missLimitLog: number }) {
  const { overPercent, underPercent } = missLimitPercent(missLimitLog);
  return (
    <div className="sudden-death" role="note">
      <span className="sudden-death-heart" aria-hidden="true" />
      <p>
        <strong>{t('faces.sudden.title')}.</strong>{' '}
        {t('faces.sudden.rule', { over: formatPercent(overPercent), under: formatPercent(underPercent) })}
      </p>
    </div>
  );
}
