import type { OfferRow } from '#wire/dossier-hunt-rows.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { nameIn, type Scene } from '../notes/scene.ts';
import { readOfferVersions } from './offer-calls.ts';
import { changedFields } from './offer-steps.ts';
import { offerFieldName, showOfferField } from './offer-words.ts';

/** Everything that an offer ever said: who changed what, and when. */
export function OfferHistory({ scene, offer }: { readonly scene: Scene; readonly offer: OfferRow }) {
  const call = useCall(['offer versions', offer.id, offer.version], () => readOfferVersions(offer.id));
  return (
    <CallView
      call={call}
      waiting={<Skeleton height="6rem" />}
      failed={t('dossierCompare.offer.historyFailed')}
    >
      {(versions) => (
        <ol className="note-versions" aria-label={t('dossierCompare.offer.history')}>
          {versions.map((version, at) => (
            <li key={version.version}>
              <p>
                <strong>{nameIn(scene, version.authorId) ?? t('dossierNotes.somebodyGone')}</strong>{' '}
                <span className="muted">{formatTime(version.savedAt)}</span>
              </p>
              <ul>
                {changedFields(version, versions[at + 1]).map((field) => (
                  <li key={field} dir="auto">
                    {t('dossierCompare.offer.changed', {
                      ...{
                        field: offerFieldName(field),
                        value: showOfferField(version.currency, field, version[field]),
                      },
                    })}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </CallView>
  );
}
