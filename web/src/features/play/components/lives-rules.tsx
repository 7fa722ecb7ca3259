import { LIFE_STEPS } from '#domain/lives.ts';
import { formatPercent } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import '../sudden-death.css';

/** Lives: what each miss costs, said before the run begins. */
export function LivesRules() {
  return (
    <div className="sudden-death" role="note">
      <span className="sudden-death-heart" aria-hidden="true" />
      <ul className="life-steps" aria-label={t('lives.rule')}>
        {LIFE_STEPS.map((step, place) => (
          <li key={step.lives}>
            {Number.isFinite(step.upToPercent)
              ? t('lives.upTo', { percent: formatPercent(step.upToPercent) })
              : t('lives.over', { percent: formatPercent(LIFE_STEPS[place - 1]?.upToPercent ?? 0) })}
            {': '}
            <strong>{step.lives === 0 ? t('lives.none') : plural('lives.costs', step.lives)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
