import type { StackKeys } from '../keys.ts';

/** The variables that the platform gives every function. */
export function functionEnvironment(api: string, site: string, databaseUrl: string, keys: StackKeys) {
  return {
    SUPABASE_URL: api,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secretKey }),
    SUPABASE_DB_URL: databaseUrl,
    SITE_URL: site,
  };
}
