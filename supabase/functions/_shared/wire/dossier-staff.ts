import { z } from 'zod';
import { DOSSIER_STAGES } from '../domain/dossier/guide/stages.ts';
import { id } from './fields.ts';

/** For staff: what dossiers there are, without a word of what is in them. */
export const superwiseDossiers = {
  takes: z.object({ after: id.nullish() }),
  answers: z.object({
    rows: z.array(
      z.object({
        id,
        countryCode: z.string(),
        createdAt: z.string(),
        updatedAt: z.string(),
        archivedAt: z.string().nullable(),
        deletedAt: z.string().nullable(),
        people: z.number().int(),
        homes: z.array(id),
        supportUntil: z.string().nullable(),
      }),
    ),
    next: id.nullable(),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;

const fact = { name: z.string(), value: z.unknown(), source: z.string() };

/** For staff: a home of a dossier; what is in it only while the owner lets support in, and each such look is logged. */
export const superwiseDossierHome = {
  takes: z.object({ assetId: id }),
  answers: z.object({
    id,
    dossierId: id,
    createdAt: z.string(),
    updatedAt: z.string(),
    supportUntil: z.string().nullable(),
    /** null: the owner lets nobody in */
    content: z
      .object({
        title: z.string(),
        stage: z.enum(DOSSIER_STAGES),
        addressLine: z.string(),
        town: z.string(),
        postcode: z.string(),
        countryCode: z.string(),
        sourceUrl: z.string().nullable(),
        listingId: id.nullable(),
        facts: z.array(z.object({ ...fact, on: z.string().nullable() })),
        /** what was ever known, the latest first */
        versions: z.array(
          z.object({ id: z.number().int(), ...fact, saidOn: z.string().nullable(), savedAt: z.string() }),
        ),
        /** what its people's imports of the page came to */
        imports: z.array(
          z.object({
            id,
            way: z.string(),
            sourceHost: z.string().nullable(),
            outcome: z.string(),
            code: z.string().nullable(),
            grade: z.string().nullable(),
            createdAt: z.string(),
          }),
        ),
      })
      .nullable(),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
