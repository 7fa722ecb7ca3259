import type { HunterArea } from '#domain/dossier/match/hunter-areas.ts';
import { plural } from '#lib/i18n.ts';

/** What an area is called: its postcode, the name that it was given, or how it was drawn. */
export function areaName(area: HunterArea): string {
  if (area.kind === 'postcode') return area.code;
  return area.name === '' ? plural('dossierProfile.area.drawn', area.corners.length) : area.name;
}
