import type { OwnProfile } from '#wire/profiles.ts';
import { PROFILE_PARTS } from '#domain/profile-parts.ts';
import { saveProfile as call } from '#wire/profiles.ts';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { FormCheck } from '#kit/form/form-check.tsx';
import { FormChecks } from '#kit/form/form-checks.tsx';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { CopyField } from '#kit/sharing/copy-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Link } from '#lib/link.tsx';
import { showToast } from '#ui/toasts.ts';
import { OwnWays } from '../components/own-ways.tsx';
import { saveProfile } from '../mutations.ts';
import { readOwnProfile } from '../queries.ts';
import '../record.css';

/** What everybody may see of a player: nothing, until they choose otherwise. */
export function Component() {
  const own = useCall(['own profile'], readOwnProfile);
  return (
    <div className="page record" data-width="text">
      <h1>{t('record.profile.title')}</h1>
      <p className="lead">{t('record.profile.lead')}</p>
      <OwnWays here="profile" />
      <CallView call={own} waiting={<Skeleton height="16rem" />} failed={t('record.profile.failed')}>
        {(profile) => <ProfileForm key={String(profile.isPublic)} profile={profile} onSaved={own.reload} />}
      </CallView>
    </div>
  );
}

interface ProfileFormProps {
  readonly profile: OwnProfile;
  readonly onSaved: () => Promise<void>;
}

function ProfileForm({ profile: { name, isPublic, handle, shows }, onSaved }: ProfileFormProps) {
  const form = useSchemaForm({
    schema: call.takes,
    start: { isPublic, shows: [...shows], isSixteen: isPublic },
    refusals: { age_unsaid: 'isSixteen' },
    send: async (choice) => {
      const saved = await saveProfile(choice);
      showToast({
        tone: 'good',
        text: t(saved.isPublic ? 'record.profile.shown' : 'record.profile.hidden'),
      });
      await onSaved();
    },
  });
  const address = handle === null ? null : `/player/${handle}`;
  return (
    <>
      {address === null ? (
        <p>{t('record.profile.private')}</p>
      ) : (
        <>
          <CopyField
            label={t('record.profile.address')}
            text={new URL(address, window.location.origin).href}
          />
          <p>
            <TextLink as={Link} to={address}>
              {t('record.profile.see')}
            </TextLink>
          </p>
        </>
      )}
      <FormFrame form={form} submit={t('record.profile.save')}>
        <FormCheck
          {...form.field('isPublic')}
          label={t('record.profile.isPublic', { name })}
          hint={t('record.profile.isPublicHint')}
        />
        {form.values.isPublic ? (
          <>
            <fieldset className="record-parts">
              <legend>{t('record.profile.parts')}</legend>
              <FormChecks
                {...form.field('shows')}
                options={PROFILE_PARTS.map((part) => ({
                  value: part,
                  label: t(`record.profile.part.${part}`),
                }))}
              />
            </fieldset>
            {isPublic ? null : (
              <FormCheck
                {...form.field('isSixteen')}
                label={t('record.profile.sixteen')}
                hint={t('record.profile.sixteenHint')}
              />
            )}
          </>
        ) : null}
      </FormFrame>
    </>
  );
}
