import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { SALE_CHARTS } from '#domain/market/sale-charts.ts';
import { LoadFailure } from '#kit/call/load-failure.tsx';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { Link } from '#lib/link.tsx';
import { t } from '#lib/i18n.ts';
import { Card } from '#ui/card.tsx';
import { Empty } from '#ui/empty.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AllSources } from '../../components/all-sources.tsx';
import { MarketWays } from '../../components/market-ways.tsx';
import { soldChartPath, STUDIES } from '../chart-paths.ts';
import { chartSearch } from '../chart-query.ts';
import { sayPlace } from '#kit/market/say-place.ts';
import { NearForm } from '../components/near-form.tsx';
import { areaOf, readGround, type ChartGround } from '../queries.ts';
import '../charts.css';

/** The areas that there are, so that every chart can be opened where somebody wants it. */
export async function loader({ request }: LoaderFunctionArgs): Promise<ChartGround | AppError | Response> {
  return readGround(new URL(request.url)).catch(toAppError);
}

/** Every chart of sold homes, with the question that it answers. */
export function Component() {
  const ground = useLoaderData<ChartGround | AppError>();
  const navigate = useNavigate();
  const search = ground instanceof Error ? '' : chartSearch(ground.query);
  return (
    <div className="page charts">
      <header className="charts-head">
        <h1>{t('soldCharts.title')}</h1>
        <p className="lead">{t('soldCharts.lead')}</p>
      </header>
      {ground instanceof Error ? null : (
        <div className="chart-form">
          <NearForm
            unknown={ground.query.near}
            onFind={(near) =>
              void navigate(soldChartPath('price') + chartSearch({ ...ground.query, area: '', near }))
            }
          />
        </div>
      )}
      <ul className="charts-list">
        {SALE_CHARTS.map((chart) => (
          <Card as="li" key={chart} isLink>
            <h2>
              <TextLink as={Link} to={soldChartPath(chart) + search} className="ui-card-link">
                {t(`soldCharts.name.${chart}`)}
              </TextLink>
            </h2>
            <p>{t(`soldCharts.about.${chart}`)}</p>
          </Card>
        ))}
      </ul>
      <section className="charts-section">
        <h2>{t('studies.title')}</h2>
        <p className="muted">{t('studies.lead')}</p>
        <ul className="charts-list">
          {STUDIES.map(({ name, path }) => (
            <Card as="li" key={name} isLink>
              <h3>
                <TextLink as={Link} to={path + search} className="ui-card-link">
                  {t(`studies.${name}.name`)}
                </TextLink>
              </h3>
              <p>{t(`studies.${name}.about`)}</p>
            </Card>
          ))}
        </ul>
      </section>
      <section className="charts-section">
        <h2>{t('soldCharts.areas')}</h2>
        {ground instanceof Error ? (
          <LoadFailure error={ground} />
        ) : ground.places.length === 0 ? (
          <Empty title={t('soldCharts.nothing')}>{t('soldCharts.nothingHelp')}</Empty>
        ) : (
          <ul className="charts-areas">
            {ground.places.map((place) => (
              <li key={areaOf(place)}>
                <TextLink
                  as={Link}
                  to={
                    soldChartPath('price') + chartSearch({ ...ground.query, near: '', area: areaOf(place) })
                  }
                >
                  {sayPlace(place)}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </section>
      <AllSources />
      <MarketWays />
    </div>
  );
}
