import { firstOffer } from '#domain/dossier/bias/first-offer.ts';
import type { BuyerMeasure } from '#domain/dossier/bias/buyer-bias.ts';
import { formatShare } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { FormMoney } from '#kit/form/form-money.tsx';
import { roundMoney } from '#kit/valuation/say-parts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useDraft } from '../notes/use-draft.ts';
import type { Scene, SceneHome } from '../notes/scene.ts';
import { LEAST_FOR_MEASURE } from '#domain/dossier/bias/buyer-bias.ts';
import { MarketBeside } from './market-beside.tsx';
import { measureFor, readMarketValue, readMisses, type MarketValue } from './measure-calls.ts';
import './measure.css';

interface OwnMeasureProps {
  readonly scene: Scene;
  readonly home: SceneHome;
}

/** How the reader guesses homes like this one, beside what the market says of it, and what both mean for a first offer. */
export function OwnMeasure({ scene, home }: OwnMeasureProps) {
  const { dossierId } = scene;
  const misses = useCall(['own misses'], readMisses);
  const market = useCall(['market beside', dossierId, home.id, JSON.stringify(home.facts)], () =>
    readMarketValue(home),
  );
  const [draft, change] = useDraft<{ guessMinor: number | null }>(`dossier-guess:${home.id}`, {
    guessMinor: null,
  });
  const { guessMinor } = draft;
  return (
    <section className="measure" aria-labelledby="own-measure">
      <h2 id="own-measure">{t('dossierCompare.measure.title')}</h2>
      <FormMoney
        name="guess"
        label={t('dossierCompare.measure.guess')}
        hint={t('dossierCompare.measure.guessHint')}
        error={undefined}
        limits={{}}
        currency={home.currency}
        value={guessMinor}
        onChange={(value) => change({ guessMinor: value })}
      />
      <CallView
        call={misses}
        waiting={<Skeleton height="4rem" />}
        failed={t('dossierCompare.measure.failed')}
      >
        {(read) => {
          const measure = measureFor(read, home, guessMinor);
          return 'missing' in measure ? (
            <TooFew missing={measure.missing} />
          ) : (
            <>
              <Measured measure={measure} />
              <FirstOffer home={home} measure={measure} guessMinor={guessMinor} market={market.answer} />
            </>
          );
        }}
      </CallView>
      <h3>{t('dossierCompare.measure.market')}</h3>
      <CallView
        call={market}
        waiting={<Skeleton height="4rem" />}
        failed={t('dossierCompare.measure.marketFailed')}
      >
        {(answer) => <MarketBeside market={answer} />}
      </CallView>
      <p className="muted">{t('dossierCompare.measure.noAdvice')}</p>
    </section>
  );
}

function TooFew({ missing }: { readonly missing: number }) {
  return (
    <p>
      {plural('dossierCompare.measure.missing', missing, { least: LEAST_FOR_MEASURE })}{' '}
      <TextLink as={Link} to="/">
        {t('dossierCompare.measure.play')}
      </TextLink>
    </p>
  );
}

/** What the guesses have in common with the home, in words; all of them where nothing. */
function likeWords({ traits }: BuyerMeasure): string {
  if (traits.length === 0) return t('dossierCompare.measure.like.all');
  return traits.map((trait) => t(`dossierCompare.measure.like.${trait}`)).join(', ');
}

function Measured({ measure }: { readonly measure: BuyerMeasure }) {
  const { n, share, low, high, spread } = measure;
  const lean = Math.abs(share) < 0.005 ? 'level' : share > 0 ? 'high' : 'low';
  return (
    <>
      <p>
        <strong>
          {t(`dossierCompare.measure.lean.${lean}`, { share: formatShare(Math.abs(share), 1) })}
        </strong>{' '}
        {t('dossierCompare.measure.between', { low: signedShare(low), high: signedShare(high) })}
      </p>
      <p>
        {plural('dossierCompare.measure.from', n, { like: likeWords(measure) })}{' '}
        {t('dossierCompare.measure.spread', { share: formatShare(Math.expm1(spread)) })}
      </p>
    </>
  );
}

function signedShare(share: number): string {
  return `${share < 0 ? '−' : '+'}${formatShare(Math.abs(share), 1)}`;
}

interface FirstOfferProps extends Pick<OwnMeasureProps, 'home'> {
  readonly measure: BuyerMeasure;
  readonly guessMinor: number | null;
  readonly market: MarketValue | undefined;
}

function FirstOffer({ home, measure, guessMinor, market }: FirstOfferProps) {
  if (guessMinor === null) return <p className="muted">{t('dossierCompare.measure.sayGuess')}</p>;
  const value = market?.kind === 'value' && market.value.currency === home.currency ? market.value : null;
  const offer = firstOffer({
    ...{ guessMinor, measure, askingMinor: home.facts.priceMinor ?? null },
    valuation: value && {
      ...{ lowMinor: value.lowMinor, middleMinor: value.estimateMinor, highMinor: value.highMinor },
    },
  });
  if (!offer) return null;
  const money = (minor: number) => roundMoney(minor, home.currency);
  return (
    <dl className="measure-offer">
      <div>
        <dt>{t('dossierCompare.measure.corrected')}</dt>
        <dd>
          {t('dossierCompare.measure.range', {
            middle: money(offer.corrected.middleMinor),
            low: money(offer.corrected.lowMinor),
            high: money(offer.corrected.highMinor),
          })}
        </dd>
      </div>
      {value ? (
        <div>
          <dt>{t('dossierCompare.measure.together', { share: formatShare(offer.ownWeight) })}</dt>
          <dd>
            {t('dossierCompare.measure.range', {
              middle: money(offer.together.middleMinor),
              low: money(offer.together.lowMinor),
              high: money(offer.together.highMinor),
            })}
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{t('dossierCompare.measure.first')}</dt>
        <dd>
          <strong>
            {t('dossierCompare.measure.fromTo', { from: money(offer.fromMinor), to: money(offer.toMinor) })}
          </strong>{' '}
          {t(`dossierCompare.measure.note.${offer.note}`)}
        </dd>
      </div>
    </dl>
  );
}
