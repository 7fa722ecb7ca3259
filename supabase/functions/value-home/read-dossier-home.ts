import { z } from 'zod';
import { homeToValue, type HomeAsked } from '../_shared/domain/dossier/market/home-to-value.ts';
import { asCaller } from '../_shared/dossier/as-caller.ts';
import { Refusal } from '../_shared/problem.ts';
import type { Settings } from '../_shared/settings.ts';

/** Where the rows of dossiers are read, with the rights of whoever asks. */
export interface Api {
  readonly settings: Settings;
  readonly fetcher: typeof fetch;
}

const home = z.object({
  id: z.string(),
  dossier_id: z.string(),
  address_line: z.string(),
  postcode: z.string(),
  country_code: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  facts: z.record(z.string(), z.object({ value: z.unknown() })),
});

/**
 * What is asked of a home in a dossier, for its people alone. While a game asks the caller for that home its value would be
 * a hint, so it is refused.
 */
export async function readDossierHome(
  assetId: string,
  authorization: string | null | undefined,
  { settings, fetcher }: Api,
): Promise<HomeAsked> {
  const notThere = new Refusal(
    'not_found',
    'There is no such home in a dossier of yours. Sign in to see them.',
  );
  if (authorization == null) throw notThere;
  const api = asCaller(settings, fetcher, authorization);
  const [found] = await api.rows(
    'dossier_assets',
    `id=eq.${assetId}&select=${Object.keys(home.shape).join(',')}`,
    home,
  );
  if (!found) throw notThere;
  const held = await api.call('held_homes_of_dossier', { dossier_id: found.dossier_id });
  if (z.array(z.string()).parse(held).includes(found.id))
    throw new Refusal(
      'home_still_guessed',
      'A game still asks for this home: guess it first, then its value is told.',
    );
  const asked = homeToValue({
    countryCode: found.country_code,
    addressLine: found.address_line,
    postcode: found.postcode,
    latitude: found.latitude,
    longitude: found.longitude,
    facts: found.facts,
  });
  if (!asked)
    throw new Refusal(
      'not_enough_sales',
      'Nobody said where this home is. Add its postcode or its place on the map.',
    );
  return asked;
}
