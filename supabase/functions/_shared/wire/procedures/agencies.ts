import { z } from 'zod';
import { storedBrand } from '../brands.ts';
import { procedure } from '../call.ts';
import { id } from '../fields.ts';

export type StoredAgency = z.output<typeof storedBrand>;

/** Writes a brand record by its key; answers its id. */
export const upsertAgency = procedure(z.object({ payload: storedBrand }), id, {
  verbatim: ['brandColors', 'socialMedia', 'theme'],
});

/** Gives a user a role in an agency. */
export const setAgencyMember = procedure(
  z.object({ agencyKey: z.string(), userId: id, role: z.enum(['owner', 'admin', 'agent']) }),
  z.null(),
);

/** Makes a user one of the platform's own people. */
export const setStaffMember = procedure(z.object({ userId: id }), z.null());
