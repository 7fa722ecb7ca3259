import { t } from '#lib/i18n.ts';
import type { DoorView } from './components/auth-door.tsx';

/** The texts of the library's forms in the reader's language; placeholders stay empty, labels say everything. */
export function doorTexts(view: DoorView): Readonly<Record<string, string>> {
  const email = {
    email_label: t('account.email'),
    email_input_label: t('account.email'),
    email_input_placeholder: '',
    confirmation_text: '',
    empty_email_address: '',
  };
  switch (view) {
    case 'sign_in':
      return {
        ...email,
        password_label: t('account.password'),
        password_input_placeholder: '',
        button_label: t('account.signIn'),
        loading_button_label: t('account.signingIn'),
      };
    case 'update_password':
      return {
        password_label: t('account.newPassword'),
        password_input_placeholder: '',
        confirmation_text: '',
        button_label: t('account.savePassword'),
        loading_button_label: t('account.savePassword'),
      };
    default:
      return { ...email, button_label: t('account.sendMail'), loading_button_label: t('account.sendMail') };
  }
}
