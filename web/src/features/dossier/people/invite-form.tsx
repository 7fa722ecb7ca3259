import { useState } from 'react';
import { z } from 'zod';
import { INVITED_ROLES } from '#domain/capabilities.ts';
import { inviteToDossier } from '#wire/dossiers.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { CopyField } from '#kit/sharing/copy-field.tsx';
import { ShareLinkButton } from '#kit/sharing/share-link-button.tsx';
import { Button } from '#ui/button.tsx';
import type { Scene } from '../notes/scene.ts';
import { invite, type MadeInvitation } from './people-calls.ts';
import { RolePreview } from './role-preview.tsx';

const DAYS = ['1', '7', '14', '30', '90'] as const;
const USES = ['1', '2', '3', '5', '10', '20'] as const;
const DAY_MS = 86_400_000;

const inviteForm = inviteToDossier.takes.pick({ role: true }).extend({
  days: z.enum(DAYS),
  uses: z.enum(USES),
  email: z.string().trim().max(254),
});

interface InviteFormProps {
  readonly scene: Scene;
  readonly onMade: () => Promise<void>;
}

/** Makes a link by which somebody comes in, after showing what they will see. The link is told this once. */
export function InviteForm({ scene, onMade }: InviteFormProps) {
  const [made, setMade] = useState<MadeInvitation | null>(null);
  const form = useSchemaForm({
    schema: inviteForm,
    start: { role: 'partner', days: '14', uses: '1', email: '' },
    refusals: { invalid_request: 'email' },
    send: async ({ role, days, uses, email }) => {
      const answer = await invite({
        dossierId: scene.dossierId,
        role,
        uses: Number(uses),
        expiresAt: new Date(Date.now() + Number(days) * DAY_MS - 60_000).toISOString(),
        ...(email === '' ? {} : { email }),
      });
      setMade(answer);
      await onMade();
    },
  });
  const { field, values } = form;
  if (made !== null) {
    const url = `${window.location.origin}/invite/${made.token}`;
    return (
      <div className="dossier-form" role="group" aria-label={t('dossier.invite.made')}>
        <p role="status">
          <strong>{t('dossier.invite.made')}</strong> {t('dossier.invite.once')}
        </p>
        <CopyField label={t('dossier.invite.link')} text={url} />
        <p className="muted">{t('dossier.invite.until', { time: formatTime(made.expiresAt) })}</p>
        <p className="dossier-actions">
          <ShareLinkButton url={url} title={scene.title} />
          <Button onClick={() => setMade(null)}>{t('dossier.invite.another')}</Button>
        </p>
      </div>
    );
  }
  return (
    <FormFrame form={form} submit={t('dossier.invite.make')} className="dossier-form">
      <div className="dossier-fields">
        <FormChoice
          {...field('role')}
          label={t('dossier.invite.role')}
          options={INVITED_ROLES.map((value) => ({ value, label: t(`dossier.role.${value}`) }))}
        />
        <FormChoice
          {...field('uses')}
          label={t('dossier.invite.uses')}
          options={USES.map((value) => ({
            value,
            label:
              value === '1' ? t('dossier.invite.oneUse') : t('dossier.invite.manyUses', { count: value }),
          }))}
        />
        <FormChoice
          {...field('days')}
          label={t('dossier.invite.expiry')}
          options={DAYS.map((value) => ({
            value,
            label: value === '1' ? t('dossier.invite.oneDay') : t('dossier.invite.days', { count: value }),
          }))}
        />
        <div className="dossier-whole-row">
          <FormText
            {...field('email')}
            label={t('dossier.invite.email')}
            hint={t('dossier.invite.emailHint')}
            optional={t('dossierNotes.optional')}
          />
        </div>
      </div>
      <RolePreview role={INVITED_ROLES.find((one) => one === values.role) ?? 'viewer'} ticks={[]} />
    </FormFrame>
  );
}
