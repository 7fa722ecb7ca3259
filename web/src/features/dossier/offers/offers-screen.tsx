import { useSearchParams } from 'react-router-dom';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Empty } from '#ui/empty.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { OwnMeasure } from '../measure/own-measure.tsx';
import { primaryOf, useChanges, type Scene } from '../notes/scene.ts';
import { NewOffer } from './new-offer.tsx';
import { readOffers } from './offer-calls.ts';
import { OfferItem } from './offer-item.tsx';
import '../parts.css';
import './offers.css';

/** Offers for the homes of a dossier, and what one's own guesses and the market mean for a first one. */
export function OffersScreen({ scene }: { readonly scene: Scene }) {
  return (
    <div className="dossier-part">
      <header className="dossier-part-head">
        <h1>{t('dossierCompare.offer.title')}</h1>
        <p className="muted">{t('dossierCompare.offer.lead')}</p>
      </header>
      <OffersOfHome scene={scene} />
    </div>
  );
}

function OffersOfHome({ scene }: { readonly scene: Scene }) {
  const { dossierId, homes } = scene;
  const [, setParams] = useSearchParams();
  const call = useCall(['offers', dossierId], () => readOffers(dossierId));
  useChanges(scene, ['private'], call.reload);
  return (
    <CallView call={call} waiting={<Skeleton height="16rem" />} failed={t('dossierCompare.offer.failed')}>
      {(offers) => {
        const home = primaryOf(scene) ?? homes[0];
        if (!home)
          return (
            <Empty
              title={t('dossierCompare.offer.noHomes')}
              action={
                <TextLink as={Link} to={`/dossiers/${dossierId}/home`} look="secondary">
                  {t('dossierProfile.toHome')}
                </TextLink>
              }
            >
              {t('dossierCompare.offer.noHomesHelp')}
            </Empty>
          );
        const own = offers.filter(({ assetId }) => assetId === home.id);
        const countOf = (id: string) => offers.filter(({ assetId }) => assetId === id).length;
        return (
          <>
            {homes.length > 1 ? (
              <Select
                label={t('dossierCompare.offer.home')}
                value={home.id}
                options={homes.map(({ id, title }) => ({
                  value: id,
                  label: plural('dossierCompare.offer.homeCount', countOf(id), { home: title }),
                }))}
                onChange={({ currentTarget: { value } }) =>
                  setParams({ home: value }, { replace: true, preventScrollReset: true })
                }
              />
            ) : (
              <p dir="auto">
                <strong>{home.title}</strong>
              </p>
            )}
            <div className="offers">
              <section aria-labelledby="offers-made">
                <h2 id="offers-made">{t('dossierCompare.offer.list')}</h2>
                {scene.mayEdit ? (
                  <NewOffer key={home.id} scene={scene} home={home} onAdded={call.reload} />
                ) : (
                  <p className="muted">{t('dossierCompare.offer.readerOnly')}</p>
                )}
                {own.length === 0 ? <p>{t('dossierCompare.offer.none')}</p> : null}
                {own.map((offer) => (
                  <OfferItem key={offer.id} scene={scene} offer={offer} reload={call.reload} />
                ))}
              </section>
              <OwnMeasure key={home.id} scene={scene} home={home} />
            </div>
          </>
        );
      }}
    </CallView>
  );
}
