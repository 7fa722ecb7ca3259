/** The value that `.env.example` shows: trying the way by mail needs no configuration. */
const STANDARD = '@confirm.example.com';

/**
 * Must a new account with this address open a link of a mail before it signs in?
 * @param ending how such addresses end; empty is none
 */
export function mustConfirm(email: string, ending: string = STANDARD): boolean {
  return ending !== '' && email.toLowerCase().endsWith(ending.toLowerCase());
}
