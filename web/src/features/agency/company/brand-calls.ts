import { snakeNames } from '#wire/snake-case.ts';
import { AppError } from '#lib/app-error.ts';
import { askTable } from '#lib/ask-table.ts';
import type { BrandRow } from './brand-fields.ts';

/** The whole row of a brand. */
export async function readBrandRow(agencyId: string): Promise<BrandRow> {
  return only(await askTable({ method: 'GET', path: `agencies?id=eq.${agencyId}` }));
}

/** Saves columns of a brand, from the version that was edited; whoever may not any more reaches no row. */
export async function saveBrandRow(
  agencyId: string,
  version: number,
  columns: Readonly<Record<string, unknown>>,
): Promise<BrandRow> {
  return only(
    await askTable({
      method: 'PATCH',
      path: `agencies?id=eq.${agencyId}`,
      body: { ...(snakeNames(columns) as object), version },
    }),
  );
}

function only([row]: readonly unknown[]): BrandRow {
  if (row === undefined)
    throw new AppError('not_allowed', 'This agency is not yours to edit any more.', { status: 403 });
  return row as BrandRow;
}
