import type { HunterRow } from '#wire/dossier-hunt-rows.ts';
import { snakeNames } from '#wire/snake-case.ts';
import { AppError } from '#lib/app-error.ts';
import { askTable } from '#lib/ask-table.ts';
import { readAll } from '#kit/rows/rows.ts';

/** What is looked for in a dossier; null where nobody has said so, or the reader may not know it. */
export async function readHunter(dossierId: string): Promise<HunterRow | null> {
  const rows = await readAll<HunterRow>('hunter_profiles', { dossier_id: `eq.${dossierId}` }, 'dossier_id');
  return rows[0] ?? null;
}

/**
 * Saves the profile from the version that was seen; 0 begins it. Somebody who began it or changed it meanwhile is an
 * `edit_conflict`.
 */
export async function saveHunter(
  dossierId: string,
  version: number,
  changes: Partial<HunterRow>,
): Promise<HunterRow> {
  const [saved] =
    version === 0
      ? await begin(dossierId, changes)
      : await askTable({
          method: 'PATCH',
          path: `hunter_profiles?dossier_id=eq.${dossierId}`,
          body: snakeNames({ ...changes, version }),
        });
  if (saved === undefined)
    throw new AppError('not_found', 'It is not there any more, or not yours to change.', { status: 404 });
  return saved as HunterRow;
}

async function begin(dossierId: string, changes: Partial<HunterRow>): Promise<readonly unknown[]> {
  try {
    return await askTable({
      method: 'POST',
      path: 'hunter_profiles',
      body: snakeNames({ ...changes, dossierId }),
    });
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== 'already_there') throw thrown;
    throw new AppError('edit_conflict', 'Somebody else began it a moment ago.', {
      status: 409,
      cause: thrown,
    });
  }
}
