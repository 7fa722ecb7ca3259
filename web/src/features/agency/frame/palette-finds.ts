import { AGENCY_SCREENS, type AgencyScreenRow } from '#domain/agency-screens.ts';
import { mayOpenScreen, screenPath, type AgencyStanding } from '#domain/agency-access.ts';

/** Somewhere that the palette leads to. */
export interface Find {
  readonly id: string;
  readonly label: string;
  /** what kind of thing it is, or where it stands */
  readonly note: string;
  readonly to: string;
}

/** Marks and case tell nothing apart: "Sección" is found by "seccion". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** Those that hold every word that was typed; those that begin with it first. Everything where nothing was typed. */
export function matching(finds: readonly Find[], typed: string): readonly Find[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const found = finds.filter(({ label, note }) => {
    const text = plain(`${label} ${note}`);
    return words.every((word) => text.includes(word));
  });
  const first = words[0] ?? '';
  return [
    ...found.filter(({ label }) => plain(label).startsWith(first)),
    ...found.filter(({ label }) => !plain(label).startsWith(first)),
  ];
}

/** Every screen that is open to somebody, as their words call it. */
export function screenFinds(
  standing: AgencyStanding | null,
  basePath: string,
  nameOf: (row: AgencyScreenRow) => { readonly label: string; readonly note: string },
): readonly Find[] {
  return AGENCY_SCREENS.filter((row) => mayOpenScreen(row, standing) && !('isBelow' in row)).map((row) => ({
    id: row.screen,
    to: screenPath(row, basePath),
    ...nameOf(row),
  }));
}
