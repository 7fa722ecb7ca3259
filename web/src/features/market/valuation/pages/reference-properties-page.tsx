import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import type { ReferencePage } from '#wire/evaluations.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { ListView } from '#kit/call/list-view.tsx';
import { LoadFailure } from '#kit/call/load-failure.tsx';
import { useList } from '#kit/call/use-list.ts';
import { Empty } from '#ui/empty.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AllSources } from '../../components/all-sources.tsx';
import { MarketWays } from '../../components/market-ways.tsx';
import { ReferenceCard } from '../components/reference-card.tsx';
import { ReferenceForm } from '../components/reference-form.tsx';
import { ACCURACY_PATH, REFERENCES_PATH } from '#kit/valuation/valuation-paths.ts';
import { readReferences } from '../queries.ts';
import { readReferenceFilters, referencesQuery, type ReferenceFilters } from '../reference-filters.ts';
import '#kit/valuation/valuation.css';

interface ReferencesData {
  readonly filters: ReferenceFilters;
  readonly first: ReferencePage | AppError;
}

/** The first page of what the address asks for. */
export async function loader({ request }: LoaderFunctionArgs): Promise<ReferencesData> {
  const filters = readReferenceFilters(new URL(request.url).searchParams);
  return { filters, first: await readReferences(filters, null).catch(toAppError) };
}

/** Homes that really sold, as yardsticks for the homes around them. */
export function Component() {
  const { filters, first } = useLoaderData<ReferencesData>();
  const navigate = useNavigate();
  return (
    <div className="page valuation">
      <header>
        <h1>{t('valuation.references.title')}</h1>
        <p className="lead">{t('valuation.references.lead')}</p>
        <p>
          <TextLink as={Link} to={ACCURACY_PATH}>
            {t('valuation.references.accuracy')}
          </TextLink>
        </p>
      </header>
      <ReferenceForm
        key={`form${referencesQuery(filters)}`}
        filters={filters}
        onChange={(next) => void navigate(REFERENCES_PATH + referencesQuery(next))}
      />
      {first instanceof Error ? (
        <LoadFailure error={first} />
      ) : (
        <References key={`list${referencesQuery(filters)}`} first={first} filters={filters} />
      )}
      <AllSources />
      <MarketWays place={filters.area} />
    </div>
  );
}

function References({
  first,
  filters,
}: {
  readonly first: ReferencePage;
  readonly filters: ReferenceFilters;
}) {
  const list = useList<ReferencePage['rows'][number], ReferencePage>(
    ['reference properties', filters],
    (after) => readReferences(filters, after),
    { first },
  );
  return (
    <section aria-label={t('valuation.references.list')}>
      {first.rows.some(({ isSample }) => isSample) ? (
        <p className="muted">{t('valuation.sampleHelp')}</p>
      ) : null}
      <ListView
        list={list}
        more={t('valuation.references.more')}
        empty={
          <Empty
            title={t('valuation.references.empty')}
            action={
              <TextLink as={Link} look="primary" to={REFERENCES_PATH}>
                {t('valuation.references.all')}
              </TextLink>
            }
          >
            {t('valuation.references.emptyHelp')}
          </Empty>
        }
      >
        {(rows) => (
          <ul className="value-cards">
            {rows.map((row) => (
              <ReferenceCard key={row.id} sale={row} />
            ))}
          </ul>
        )}
      </ListView>
    </section>
  );
}
