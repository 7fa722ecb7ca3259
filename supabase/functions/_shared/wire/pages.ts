import { z } from 'zod';
import { PAGE_ACCESS } from '../domain/page-access.ts';
import { brand } from './fields.ts';

/** Whether the caller may open a page of a kind; `subject` is whom or what it is about, where the kind has one. */
export const mayOpenPage = {
  takes: z.object({ access: z.enum(PAGE_ACCESS), subject: z.string().optional(), brand }),
  answers: z.boolean(),
  callers: 'account',
  mayRepeat: true,
} as const;
