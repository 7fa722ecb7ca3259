import { useSearchParams } from 'react-router-dom';
import type { ChartPlace } from '#wire/sold-charts.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Waiting } from '#kit/call/waiting.tsx';
import { MarketSources } from '#kit/market/market-sources.tsx';
import { t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DistrictChoice } from '../components/district-choice.tsx';
import { DistrictMap } from '../components/district-map.tsx';
import { DistrictStory } from '../components/district-story.tsx';
import { Markets } from '../components/markets.tsx';
import { readDistrict } from '../queries.ts';
import { tidyCode } from '../tidy-code.ts';

/** The district that this page is named after. */
const OWN = { country: 'GB', area: 'CV11' } as const;

/** One district told in full; CV11 unless the address names another one. */
export function Component() {
  const [params] = useSearchParams();
  const area = tidyCode(params.get('area') ?? '') ?? OWN.area;
  const country = /^[A-Z]{2}$/.test(params.get('country') ?? '')
    ? (params.get('country') ?? '')
    : OWN.country;
  return (
    <Markets
      title={t('maps.cv.title', { place: area })}
      lead={t('maps.cv.lead')}
      place={{ place: area, country }}
    >
      {() => (
        <>
          <District key={`${country} ${area}`} country={country} area={area} />
          <DistrictChoice />
        </>
      )}
    </Markets>
  );
}

/** What the district is called, and whether sales of it were invented; nothing where neither is to be said. */
function Named({ place: { name, sources } }: { readonly place: ChartPlace }) {
  const isSample = sources.some((source) => source.isSample);
  if (name === null && !isSample) return null;
  return (
    <p className="maps-fine">
      {name} {isSample ? <Badge>{t('sales.sample')}</Badge> : null}
    </p>
  );
}

function District({ country, area }: { readonly country: string; readonly area: string }) {
  const call = useCall(['district', country, area], () => readDistrict(country, area));
  return (
    <CallView
      call={call}
      waiting={
        <Waiting label={t('maps.waiting')}>
          <Skeleton height="24rem" />
        </Waiting>
      }
      isEmpty={({ years }) => years.rows.length === 0}
      empty={<Empty title={t('maps.cv.empty', { place: area })}>{t('maps.cv.emptyHelp')}</Empty>}
    >
      {(district) => (
        <>
          <Named place={district.years.place} />
          <DistrictStory district={district} />
          {district.box ? (
            <DistrictMap
              box={district.box}
              ring={district.ring}
              lastYear={Number(district.years.rows.at(-1)?.beginsOn.slice(0, 4) ?? '2025')}
            />
          ) : null}
          <MarketSources sources={district.years.place.sources} />
        </>
      )}
    </CallView>
  );
}
