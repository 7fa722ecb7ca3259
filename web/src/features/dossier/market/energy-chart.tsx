import { useMemo } from 'react';
import type { FoundCertificates } from '#wire/energy.ts';
import type { TypedPostcode } from '#domain/market/read-postcode.ts';
import { callRpc } from '#lib/api.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { ChartFigure } from '#kit/charts/chart-figure.tsx';
import { bandsView } from '#kit/market/bands-view.ts';
import { saySources } from '#kit/market/say-sources.ts';
import { Badge } from '#ui/badge.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Ground } from '../overview/home-calls.ts';
import { postcodeOf } from './home-market.ts';

interface EnergyChartProps {
  readonly ground: Ground;
  /** of the chart's own heading */
  readonly headingLevel: 2 | 3;
}

/** How warm the homes of the street are, by their certificates. */
export function EnergyChart({ ground, headingLevel }: EnergyChartProps) {
  const postcode = postcodeOf(ground.home);
  if (postcode === null) return <p className="muted">{t('dossierMarket.energyNowhere')}</p>;
  if (postcode.country !== 'england-wales')
    return <p className="muted">{t(`dossierMarket.energyElsewhere.${postcode.country}`)}</p>;
  return <Bands postcode={postcode} headingLevel={headingLevel} />;
}

function Bands({
  postcode,
  headingLevel,
}: Pick<EnergyChartProps, 'headingLevel'> & { readonly postcode: TypedPostcode }) {
  const { text } = postcode;
  const call = useCall(['energy of a street', text], () => callRpc('find_certificates', { postcode: text }));
  return (
    <CallView
      call={call}
      waiting={<Skeleton height="22rem" />}
      failed={t('dossierMarket.chartFailed')}
      isEmpty={({ rows }) => rows.length === 0}
      empty={<p className="muted">{t('dossierOverview.noCertificate', { postcode: text })}</p>}
    >
      {(found) => (
        <>
          <Figure found={found} place={text} headingLevel={headingLevel} />
          <p>
            <TextLink as={Link} to={PATHS.takedownRequest}>
              {t('energy.hide')}
            </TextLink>
          </p>
        </>
      )}
    </CallView>
  );
}

function Figure({
  found,
  place,
  headingLevel,
}: Pick<EnergyChartProps, 'headingLevel'> & { readonly found: FoundCertificates; readonly place: string }) {
  const view = useMemo(() => bandsView(found.bands, place, 'homes'), [found, place]);
  return (
    <ChartFigure
      {...view}
      headingLevel={headingLevel}
      note={`${saySources(found.sources)} ${t('energy.notice')}`}
      fileName={`energy-${place.toLowerCase().replaceAll(' ', '-')}`}
    >
      {found.sources.some(({ isSample }) => isSample) ? <Badge>{t('energy.sample')}</Badge> : null}
    </ChartFigure>
  );
}
