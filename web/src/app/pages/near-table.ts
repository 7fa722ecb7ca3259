import { frontPages } from './front.ts';
import { gamePages } from './games.ts';
import type { PageRow } from './page-row.ts';

/** The pages on the way to a first guess and back: every first visit pays for each row of them. */
export const nearTable: readonly PageRow[] = [...gamePages, ...frontPages];
