import type { StackKeys } from '../keys.ts';

interface StackPlaces {
  readonly api: string;
  readonly site: string;
  readonly databaseUrl: string;
  /** where the local mailbox takes mails */
  readonly mailbox: string;
}

/** The variables that the platform gives every function, and how mails and notifications leave unless `.env` says. */
export function functionEnvironment(places: StackPlaces, keys: StackKeys, own: NodeJS.ProcessEnv) {
  return {
    SUPABASE_URL: places.api,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secretKey }),
    SUPABASE_DB_URL: places.databaseUrl,
    SITE_URL: places.site,
    ...(own['MAIL_URL']
      ? {}
      : {
          MAIL_URL: places.mailbox,
          MAIL_KEY: keys.mailKey,
          MAIL_FROM: 'House Price Game <game@example.com>',
        }),
    ...(own['VAPID_PRIVATE_KEY']
      ? {}
      : {
          VAPID_PUBLIC_KEY: keys.pushPublicKey,
          VAPID_PRIVATE_KEY: keys.pushPrivateKey,
          VAPID_SUBJECT: 'mailto:game@example.com',
        }),
  };
}
