import type { ChartPlace } from '#wire/sold-charts.ts';
import { Link } from '#lib/link.tsx';
import { t } from '#lib/i18n.ts';
import { STUDIES } from '../chart-paths.ts';
import { chartSearch } from '../chart-query.ts';
import type { ChartView } from '#kit/charts/chart-views.ts';
import type { StudyData } from '../read-study.ts';
import { ChartScreen } from './chart-screen.tsx';

interface StudyScreenProps<Figures> extends StudyData<Figures> {
  readonly name: (typeof STUDIES)[number]['name'];
  readonly view: (figures: Figures) => ChartView;
  readonly hasStep?: boolean;
}

/** A study: one chart, and what there is to learn from how it is drawn. */
export function StudyScreen<Figures extends { readonly place: ChartPlace }>({
  name,
  ground,
  ...chart
}: StudyScreenProps<Figures>) {
  return (
    <ChartScreen
      {...chart}
      ground={ground}
      title={t(`studies.${name}.name`)}
      lead={t(`studies.${name}.about`)}
      fileName={`study-${name}-${ground.place?.code.toLowerCase() ?? ''}`}
      nav={
        <nav className="charts-nav" aria-label={t('studies.title')}>
          {STUDIES.map((one) => (
            <Link
              key={one.name}
              to={one.path + chartSearch({ ...ground.query, near: '' })}
              aria-current={one.name === name ? 'page' : undefined}
            >
              {t(`studies.${one.name}.name`)}
            </Link>
          ))}
        </nav>
      }
    >
      <p>{t(`studies.${name}.read`)}</p>
      <p>{t(`studies.${name}.hides`)}</p>
    </ChartScreen>
  );
}
