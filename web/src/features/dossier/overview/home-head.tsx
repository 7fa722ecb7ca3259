import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DOSSIER_STAGES } from '#domain/dossier/guide/stages.ts';
import { callRpc } from '#lib/api.ts';
import { formatMoney } from '#domain/format-money.ts';
import { locale, t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { showToast } from '#ui/toasts.ts';
import type { z } from 'zod';
import type { Scene } from '../notes/scene.ts';
import { AddressFields } from './address-fields.tsx';
import { addressForm, formOfHome, rowOfAddress, type AddressForm } from './address-form.ts';
import { changeHome, readSceneAgain, type Ground } from './home-calls.ts';
import { priceOf } from './price-of.ts';

interface HomeHeadProps {
  readonly scene: Scene;
  readonly ground: Ground;
  readonly onChanged: () => Promise<void>;
}

/** How far the home is, and what may be done with it as a whole. */
export function HomeHead({ scene, ground, onChanged }: HomeHeadProps) {
  const { home, currency } = ground;
  const [isEditing, setIsEditing] = useState(false);
  const changing = useDeed();
  const navigate = useNavigate();
  const price = priceOf(ground);
  const change = (work: () => Promise<unknown>) =>
    changing.run(async () => {
      await work();
      await Promise.all([onChanged(), readSceneAgain(scene.dossierId)]);
    });
  const mayRemove = !home.isPrimary || scene.homes.length === 1;
  const putBack = () =>
    void callRpc('put_home_back', { assetId: home.id })
      .then(() => readSceneAgain(scene.dossierId))
      .catch(() =>
        showToast({ tone: 'bad', text: t('dossierOverview.putBackFailed', { title: home.title }) }),
      );
  const remove = () =>
    changing.run(async () => {
      await callRpc('remove_home_from_dossier', { assetId: home.id });
      showToast({
        tone: 'good',
        text: t('dossierOverview.removed', { title: home.title }),
        action: { label: t('dossierOverview.undo'), onPress: putBack },
      });
      await readSceneAgain(scene.dossierId);
      void navigate(`/dossiers/${scene.dossierId}/overview`, { replace: true });
    });
  return (
    <div className="home-head">
      <p className="home-asked">
        {price === null ? null : (
          <strong className="ui-display ui-number">{formatMoney(price, currency, locale())}</strong>
        )}
        {home.isPrimary ? <Badge tone="accent">{t('dossierOverview.primary')}</Badge> : null}
        {scene.mayEdit ? null : <Badge>{t(`dossierNotes.stage.${home.stage}`)}</Badge>}
        {home.sourceUrl === null ? null : (
          <TextLink href={home.sourceUrl} rel="noreferrer noopener" target="_blank">
            {t('dossierOverview.openPage')}
          </TextLink>
        )}
      </p>
      {scene.mayEdit ? (
        <div className="home-deeds">
          <Select
            label={t('dossierOverview.stage')}
            value={home.stage}
            disabled={changing.isBusy}
            options={DOSSIER_STAGES.map((stage) => ({
              value: stage,
              label: t(`dossierNotes.stage.${stage}`),
            }))}
            onChange={({ currentTarget: { value } }) => {
              const stage = DOSSIER_STAGES.find((one) => one === value);
              if (stage && stage !== home.stage) void change(() => changeHome(home, { stage }));
            }}
          />
          <Button onClick={() => setIsEditing(true)}>{t('dossierOverview.editHome')}</Button>
          {home.isPrimary ? null : (
            <Button
              isBusy={changing.isBusy}
              onClick={() => void change(() => callRpc('choose_primary_home', { assetId: home.id }))}
            >
              {t('dossierOverview.makePrimary')}
            </Button>
          )}
          {mayRemove ? (
            <Button kind="quiet" isBusy={changing.isBusy} onClick={() => void remove()}>
              {t('dossierOverview.remove')}
            </Button>
          ) : null}
        </div>
      ) : null}
      <DeedError error={changing.error} />
      {isEditing ? (
        <EditDialog
          ground={ground}
          onClose={() => setIsEditing(false)}
          onSaved={() => Promise.all([onChanged(), readSceneAgain(scene.dossierId)])}
        />
      ) : null}
    </div>
  );
}

function EditDialog({
  ground: { home },
  onClose,
  onSaved,
}: {
  readonly ground: Ground;
  readonly onClose: () => void;
  readonly onSaved: () => Promise<unknown>;
}) {
  const form = useSchemaForm<AddressForm, z.output<typeof addressForm>>({
    schema: addressForm,
    start: formOfHome(home),
    says: { sourceUrl: 'dossierOverview.pageWrong' },
    send: async (said) => {
      const row = rowOfAddress(said);
      await changeHome(home, { ...row, title: row.title === '' ? home.title : row.title });
      await onSaved();
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('dossierOverview.editHome')}
      labels={{ close: t('dossierOverview.close') }}
    >
      <FormFrame form={form} submit={t('dossierOverview.save')} className="dossier-form">
        <AddressFields field={form.field} />
      </FormFrame>
    </Dialog>
  );
}
