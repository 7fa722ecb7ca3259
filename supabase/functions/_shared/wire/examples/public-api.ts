import type { ApiKey } from '../public-api.ts';
import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';

const key: ApiKey = {
  id: exampleId(41),
  name: 'Κλειδί',
  createdAt: '2026-01-02T10:00:00Z',
  usedOn: '2026-01-03',
  revokedAt: null,
};

/** One answer for each call of this subject. */
export const publicApiCalls: ExamplesOf<'make_api_key' | 'own_api_keys' | 'revoke_api_key'> = {
  make_api_key: { ...key, usedOn: null, key: `hpg_${'0a'.repeat(32)}` },
  own_api_keys: [key, { ...key, id: exampleId(42), revokedAt: '2026-01-04T10:00:00Z' }],
  revoke_api_key: { ...key, revokedAt: '2026-01-04T10:00:00Z' },
};
