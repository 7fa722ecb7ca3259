/** Where the backend is, and the keys to it. */
export interface Settings {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly clientAddress: AddressRule;
}

/**
 * Where a request says which network address it came from: what the platform's own proxy writes, and nobody else can.
 * The database has the same rule for calls that reach it without a function (private.address_rule).
 */
export interface AddressRule {
  /** name of the header, in small letters */
  readonly header: string;
  /** which of its addresses, counted from the right: 1 is what the last proxy added */
  readonly hop: number;
}

/** Reads an environment variable. */
export type ReadVariable = (name: string) => string | undefined;

/**
 * Settings from the environment: our own names first, then those that hosted Supabase provides (a JSON object of keys by
 * name, or the older single keys).
 */
export function readSettings(read: ReadVariable): Settings {
  return {
    url: required(read('SUPABASE_URL'), 'SUPABASE_URL').replace(/\/+$/, ''),
    publishableKey: required(
      read('SUPABASE_PUBLISHABLE_KEY') ??
        firstKey(read('SUPABASE_PUBLISHABLE_KEYS')) ??
        read('SUPABASE_ANON_KEY'),
      'SUPABASE_PUBLISHABLE_KEY',
    ),
    secretKey: required(
      read('SUPABASE_SECRET_KEY') ??
        firstKey(read('SUPABASE_SECRET_KEYS')) ??
        read('SUPABASE_SERVICE_ROLE_KEY'),
      'SUPABASE_SECRET_KEY',
    ),
    clientAddress: readAddressRule(read),
  };
}

function readAddressRule(read: ReadVariable): AddressRule {
  const header = (read('CLIENT_ADDRESS_HEADER') || 'x-forwarded-for').toLowerCase();
  const hop = Number(read('CLIENT_ADDRESS_HOP') || '1');
  if (!/^[a-z0-9-]+$/.test(header))
    throw new Error('CLIENT_ADDRESS_HEADER is no name of a header; see .env.example.');
  if (!Number.isInteger(hop) || hop < 1)
    throw new Error('CLIENT_ADDRESS_HOP must be 1 or more; see .env.example.');
  return { header, hop };
}

function required(value: string | undefined, name: string): string {
  if (value === undefined || value === '') throw new Error(`${name} is not set; see .env.example.`);
  return value;
}

function firstKey(json: string | undefined): string | undefined {
  if (json === undefined) return undefined;
  const keys: unknown = JSON.parse(json);
  if (typeof keys !== 'object' || keys === null) return undefined;
  const named: Readonly<Record<string, unknown>> = { ...keys };
  const key = named['default'] ?? Object.values(named)[0];
  return typeof key === 'string' ? key : undefined;
}
