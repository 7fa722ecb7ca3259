import type { CertificateAuthority } from '#wire/energy.ts';
import {
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { readPostcode, type TypedPostcode } from '#domain/market/read-postcode.ts';
import { LoadFailure } from '#kit/call/load-failure.tsx';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { plural, t } from '#lib/i18n.ts';
import { Empty } from '#ui/empty.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { MarketWays } from '../../components/market-ways.tsx';
import { CertificateResults } from '../components/certificate-results.tsx';
import { EnergyForm } from '../components/energy-form.tsx';
import { energySearch, readEnergyQuery, type EnergyQuery } from '../energy-query.ts';
import { readAuthorities, readCertificates, type CertificatePage } from '../queries.ts';
import '../energy.css';

interface EnergyData {
  readonly query: EnergyQuery;
  /** null where none was typed, or what was typed is none */
  readonly postcode: TypedPostcode | null;
  readonly authorities: readonly CertificateAuthority[];
  /** null where there is nothing to look for */
  readonly first: CertificatePage | AppError | null;
}

/** The certificates that the address asks for. A search box that cannot list authorities still finds postcodes. */
export async function loader({ request }: LoaderFunctionArgs): Promise<EnergyData> {
  const query = readEnergyQuery(new URL(request.url).searchParams);
  const postcode = readPostcode(query.postcode);
  const isAsked = query.postcode === '' ? query.authority !== '' : postcode?.country === 'england-wales';
  const [authorities, first] = await Promise.all([
    readAuthorities().catch(() => []),
    isAsked ? readCertificates(query, postcode, null).catch(toAppError) : null,
  ]);
  return { query, postcode, authorities, first };
}

/** Energy certificates by postcode or authority. */
export function Component() {
  const { query, postcode, authorities, first } = useLoaderData<EnergyData>();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isWaiting = useNavigation().state !== 'idle';
  const place =
    postcode?.text ?? authorities.find(({ code }) => code === query.authority)?.name ?? query.authority;
  return (
    <div className="page energy">
      <header className="energy-head">
        <h1>{t('energy.title')}</h1>
        <p className="lead">{t('energy.lead')}</p>
      </header>
      <EnergyForm
        key={`${query.postcode} ${query.authority}`}
        query={query}
        authorities={authorities}
        fault={
          query.postcode !== '' && postcode === null
            ? t('energy.notPostcode', { typed: query.postcode })
            : null
        }
        onChange={(next) => void navigate(pathname + energySearch(next))}
      />
      <LiveRegion>{isWaiting ? t('energy.waiting') : saidOf(first)}</LiveRegion>
      <div className="energy-body" aria-busy={isWaiting || undefined}>
        {first instanceof Error ? (
          <LoadFailure error={first} />
        ) : first === null ? (
          <Unasked query={query} postcode={postcode} />
        ) : (
          <CertificateResults
            key={energySearch(query)}
            query={query}
            postcode={postcode}
            place={place}
            first={first}
          />
        )}
      </div>
      <section className="energy-head">
        <h2>{t('energy.how')}</h2>
        <p>{t('energy.how.points')}</p>
        <p>{t('energy.how.limits')}</p>
      </section>
      <MarketWays place={postcode?.text ?? ''} country="GB" />
    </div>
  );
}

function saidOf(first: EnergyData['first']): string | null {
  if (first === null || first instanceof Error) return null;
  const { length } = first.rows;
  return first.next === null ? plural('energy.found', length) : t('energy.foundMore', { count: length });
}

/** Where nothing was asked: what to type, or whose register it is. */
function Unasked({ query, postcode }: Pick<EnergyData, 'query' | 'postcode'>) {
  if (postcode?.country === 'scotland')
    return <Empty title={t('energy.none')}>{t('energy.scotland', { postcode: postcode.text })}</Empty>;
  if (postcode?.country === 'northern-ireland')
    return <Empty title={t('energy.none')}>{t('energy.northernIreland', { postcode: postcode.text })}</Empty>;
  if (query.postcode !== '') return null;
  return <Empty title={t('energy.start')}>{t('energy.startHelp')}</Empty>;
}
