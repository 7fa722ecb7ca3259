import type { ReactNode } from 'react';
import type { ShownUnit } from '#kit/homes/area-unit.ts';
import { t } from '#lib/i18n.ts';
import type { AreaShow } from '../area-filters.ts';
import { changeWords, moneyWords } from '../step-words.ts';
import { CHANGE_STEPS, PER_M2_STEPS, perUnit } from '../tones.ts';
import { Legend } from './legend.tsx';

interface AreaLegendProps {
  readonly show: AreaShow;
  readonly unit: ShownUnit;
  readonly currency: string;
  /** the year that areas are compared with */
  readonly since: number | null;
  /** how many sales, and of when */
  readonly children: ReactNode;
}

/** What the tones of the areas mean, and whose borders they have. */
export function AreaLegend({ show, unit, currency, since, children }: AreaLegendProps) {
  const isLevel = show === 'level';
  const steps = PER_M2_STEPS.map((step) => perUnit(step * 100, unit) / 100);
  return (
    <Legend
      title={isLevel ? t(`maps.legend.per.${unit}`) : t('maps.legend.change', { year: String(since ?? '') })}
      scale={show}
      words={isLevel ? moneyWords(steps, currency) : changeWords(CHANGE_STEPS)}
      unknown={t('maps.legend.unknown')}
    >
      {children}
      <p className="maps-fine">{t('maps.areas.borders')}</p>
    </Legend>
  );
}
