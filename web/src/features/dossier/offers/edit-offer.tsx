import type { OfferRow } from '#wire/dossier-hunt-rows.ts';
import { EditsFoot } from '#kit/edits/edits-foot.tsx';
import type { FieldValue } from '#kit/edits/merge-edits.ts';
import { useEdits } from '#kit/edits/use-edits.ts';
import { bindFields } from '#kit/form/bind-fields.ts';
import { useChanges, type Scene } from '../notes/scene.ts';
import { changeOffer, readOffer } from './offer-calls.ts';
import {
  formOfOffer,
  OfferFields,
  offerForm,
  offerOfForm,
  refusedInOffer,
  type OfferForm,
} from './offer-form.tsx';
import { offerFieldName, showOfferField } from './offer-words.ts';

type Fields = OfferForm & Readonly<Record<string, FieldValue>>;

interface EditOfferProps {
  readonly scene: Scene;
  readonly offer: OfferRow;
  readonly reload: () => Promise<void>;
}

/** An offer while it is changed; what two people changed at the same time is decided field by field. */
export function EditOffer({ scene, offer, reload }: EditOfferProps) {
  const savedOf = (row: OfferRow) => ({ fields: formOfOffer(row) as Fields, version: row.version });
  const edits = useEdits<Fields, number>({
    storageKey: `dossier-offer-edit:${offer.id}`,
    loaded: savedOf(offer),
    save: async (fields, version) => {
      const saved = savedOf(await changeOffer({ id: offer.id, version }, offerOfForm(fields)));
      await reload();
      return saved;
    },
    reload: async () => savedOf(await readOffer(offer.id)),
    check: refusedInOffer,
  });
  useChanges(scene, ['private'], () =>
    edits.follow(async () => {
      const now = await readOffer(offer.id).catch(() => null);
      return now && savedOf(now);
    }),
  );
  const field = bindFields<OfferForm>(offerForm, edits.fields, (name, value) => edits.set(name, value));
  return (
    <div className="dossier-form offer-form">
      <OfferFields
        field={field}
        currency={edits.fields.currency}
        isMissing={edits.wrong.includes('amountMinor')}
      />
      <EditsFoot
        edits={edits}
        nameOf={offerFieldName}
        showValue={(key, value) => showOfferField(edits.fields.currency, key, value)}
      />
    </div>
  );
}
