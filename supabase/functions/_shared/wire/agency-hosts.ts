import { z } from 'zod';
import { id } from './fields.ts';

/** Why the records of a host held no proof. */
export const HOST_FAILURES = ['no_record', 'other_record', 'no_answer'] as const;
export type HostFailure = (typeof HOST_FAILURES)[number];

/** The TXT record that shows whose a host is: at this name, with the token of the host. */
export const PROOF_LABEL = '_house-price-game';

/** A host at which an agency's site stands, or is to stand. */
export const agencyHost = z.object({
  id,
  host: z.string(),
  /** what the TXT record holds */
  token: z.string(),
  /** null: the site does not stand there yet */
  verifiedAt: z.string().nullable(),
  checkedAt: z.string().nullable(),
  failure: z.enum(HOST_FAILURES).nullable(),
});
export type AgencyHost = z.output<typeof agencyHost>;
const hosts = { answers: z.array(agencyHost), callers: 'account', mayRepeat: true } as const;

export const agencyHosts = { takes: z.object({ agencyId: id }), ...hosts } as const;
export const addAgencyHost = {
  takes: z.object({ agencyId: id, host: z.string().trim().min(4).max(253) }),
  ...hosts,
} as const;
export const removeAgencyHost = { takes: z.object({ agencyId: id, hostId: id }), ...hosts } as const;

/** Looks at the records of a host, and answers all hosts of its agency. */
export const checkHostRequest = z.object({ hostId: id });
export const checkHostAnswer = hosts.answers;
