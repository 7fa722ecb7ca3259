import { AGENCY_ROLES, inviteToAgency, type AgencyPeople } from '#wire/agencies.ts';
import { t } from '#lib/i18n.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { showToast } from '#ui/toasts.ts';
import { invite } from './people-calls.ts';

const schema = inviteToAgency.takes.pick({ email: true, role: true });

interface InviteFormProps {
  readonly agencyId: string;
  readonly onInvited: (now: AgencyPeople) => void;
}

/** Asks somebody by mail to work for the agency. */
export function InviteForm({ agencyId, onInvited }: InviteFormProps) {
  const form = useSchemaForm({
    schema,
    start: { email: '', role: 'agent' },
    refusals: { already_member: 'email' },
    send: async ({ email, role }) => {
      onInvited(await invite(agencyId, email, role));
      showToast({ tone: 'good', text: t('agencyOffice.people.sent', { email }) });
      form.reset({ email: '', role });
    },
  });
  return (
    <FormFrame form={form} submit={t('agencyOffice.people.send')}>
      <FormText
        {...form.field('email')}
        type="email"
        autoComplete="off"
        label={t('agencyOffice.people.email')}
      />
      <FormChoice
        {...form.field('role')}
        label={t('agencyOffice.people.role')}
        options={AGENCY_ROLES.map((role) => ({ value: role, label: t(`agency.role.${role}`) }))}
      />
    </FormFrame>
  );
}
