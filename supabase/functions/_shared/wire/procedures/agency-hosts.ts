import { z } from 'zod';
import { agencyHost, HOST_FAILURES } from '../agency-hosts.ts';
import { procedure } from '../call.ts';
import { id } from '../fields.ts';

/** What the records of a host have to hold; refused to whoever does not run its agency. */
export const hostToCheck = procedure(
  z.object({ userId: id, hostId: id }),
  z.object({ host: z.string(), token: z.string() }),
);

/** What was found there; without a failure the site stands at the host from now on. */
export const noteHostCheck = procedure(
  z.object({ hostId: id, failure: z.enum(HOST_FAILURES).nullable() }),
  z.array(agencyHost),
);
