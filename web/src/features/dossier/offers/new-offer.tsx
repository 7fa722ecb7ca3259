import { useState } from 'react';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { bindFields } from '#kit/form/bind-fields.ts';
import { Button } from '#ui/button.tsx';
import type { Scene, SceneHome } from '../notes/scene.ts';
import { useDraft } from '../notes/use-draft.ts';
import { addOffer } from './offer-calls.ts';
import {
  emptyOffer,
  OfferFields,
  offerForm,
  offerOfForm,
  refusedInOffer,
  type OfferForm,
} from './offer-form.tsx';

interface NewOfferProps {
  readonly scene: Scene;
  readonly home: SceneHome;
  readonly onAdded: () => Promise<void>;
}

/** A new offer for a home; what is typed outlives a reload, and sent twice it is one offer. */
export function NewOffer({ scene, home, onAdded }: NewOfferProps) {
  const [draft, change, clear] = useDraft<OfferForm & { readonly id: string }>(`dossier-offer:${home.id}`, {
    ...emptyOffer(home.currency),
    id: '',
  });
  const [isOpen, setIsOpen] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const adding = useDeed();
  const { id: kept, ...form } = draft;
  const field = bindFields<OfferForm>(offerForm, form, (name, value) => change({ [name]: value }));
  const add = () =>
    adding.run(async () => {
      const id = kept === '' ? crypto.randomUUID() : kept;
      change({ id });
      await addOffer({ id, dossierId: scene.dossierId, assetId: home.id, ...offerOfForm(form) });
      clear();
      setIsTried(false);
      setIsOpen(false);
      await onAdded();
    });
  if (!isOpen && draft.amountMinor === null)
    return (
      <p>
        <Button kind="primary" onClick={() => setIsOpen(true)}>
          {t('dossierCompare.offer.new')}
        </Button>
      </p>
    );
  return (
    <form
      className="dossier-form offer-form"
      noValidate
      aria-label={t('dossierCompare.offer.new')}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (refusedInOffer(form).length === 0 && !adding.isBusy) void add();
      }}
    >
      <OfferFields field={field} currency={form.currency} isMissing={isTried} />
      <DeedError error={adding.error} />
      <p className="dossier-actions">
        <Button type="submit" kind="primary" isBusy={adding.isBusy}>
          {t('dossierCompare.offer.add')}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            clear();
            setIsOpen(false);
          }}
        >
          {t('dossierCompare.offer.cancel')}
        </Button>
      </p>
    </form>
  );
}
