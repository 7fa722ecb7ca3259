import { callFunction, callRpc } from '#lib/api.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { evaluationPath } from '#kit/valuation/evaluation-path.ts';
import { ValueCall } from '#kit/valuation/value-call.tsx';
import { ValueReport } from '#kit/valuation/value-report.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { nameOfHome } from './home-texts.ts';
import '#kit/valuation/valuation.css';
import './homes.css';

interface OwnValueProps {
  readonly listingId: string;
  readonly basePath: string;
}

/** What one of somebody's homes is worth by the sales around it, set against its price. */
export function OwnValue({ listingId, basePath }: OwnValueProps) {
  const call = useCall(['own evaluation', listingId], () =>
    callRpc('listing_evaluation', { listingId, token: null }),
  );
  const value = useCall(
    ['own value', listingId],
    async () => (await callFunction('value-home', { listingId, token: null })).body,
  );
  return (
    <CallView call={call} waiting={<Skeleton height="30rem" />} failed={t('agencyHomes.failed')}>
      {(home) => {
        const { price } = home;
        const against =
          price === null || price.amountMinor === null
            ? null
            : {
                label: t(
                  price.kind === 'sold' ? 'valuation.evaluation.soldPrice' : 'valuation.evaluation.asking',
                ),
                amountMinor: price.amountMinor,
              };
        return (
          <div className="agency-homes valuation">
            <header className="agency-homes-head">
              <div>
                <p>
                  <TextLink as={Link} look="quiet" to={`${basePath}/myproperties`}>
                    {t('agencyHomes.backOwn')}
                  </TextLink>
                </p>
                <h1 dir="auto">
                  {nameOfHome({ title: home.title, address: home.addressLine, town: home.town })}
                </h1>
              </div>
              <div className="agency-homes-buttons">
                <TextLink as={Link} look="secondary" to={`${basePath}/myproperties/${listingId}/e`}>
                  {t('agencyHomes.own.edit')}
                </TextLink>
                <TextLink as={Link} to={evaluationPath(listingId)}>
                  {t('agencyHomes.own.report')}
                </TextLink>
              </div>
            </header>
            <ValueCall call={value}>
              {(answer) => <ValueReport value={answer} subject={home} price={against} />}
            </ValueCall>
          </div>
        );
      }}
    </CallView>
  );
}
