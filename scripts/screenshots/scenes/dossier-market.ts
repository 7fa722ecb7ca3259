import { LONG_TITLE, type Scene, type Stage, type VisitOptions } from './scene.ts';

interface Laid {
  readonly dossier: string;
  readonly options: VisitOptions;
}

/** A dossier with a home among the sample sales, one of a very long name, and a third; or with nothing. */
async function lay(stage: Stage, isEmpty: boolean): Promise<Laid> {
  const person = await stage.makePerson();
  const [made] = await stage.sql<{ readonly dossier: string; readonly owner: string }>(
    `with d as (insert into public.dossiers (id, title) values (gen_random_uuid(), 'Our first house') returning id),
      m as (insert into public.dossier_members (dossier_id, user_id, role)
        select d.id, u.id, 'owner' from d, auth.users u where u.email = $1 returning user_id)
    select d.id as dossier, m.user_id as owner from d, m`,
    [person.email],
  );
  if (!made) throw new Error('The dossier was not laid.');
  const { dossier, owner } = made;
  if (isEmpty) return { dossier, options: { person } };
  const said = (value: unknown, source: string, on: string) => ({ value, source, on });
  const facts = {
    price_minor: said(29500000, 'listing', '2026-10-02'),
    currency: said('GBP', 'listing', '2026-10-02'),
    floor_area_m2: said(84, 'certificate', '2024-05-01'),
    bedrooms: said(3, 'agent', '2026-10-03'),
    home_kind: said('terraced', 'listing', '2026-10-02'),
    is_freehold: said(true, 'agent', '2026-10-03'),
    energy_rating: said('D', 'certificate', '2024-05-01'),
    energy_cost_year_minor: said(148000, 'certificate', '2024-05-01'),
    council_tax_year_minor: said(182000, 'listing', '2026-10-02'),
    the_neighbour_says: said('The cellar was wet in 2019', 'Mrs Dale, number 9', '2026-10-09'),
  };
  await stage.sql(
    `insert into public.dossier_assets (id, dossier_id, title, address_line, town, postcode, stage, facts, latitude, longitude)
    select h.id, $1::uuid, h.title, h.title, 'York', h.postcode, h.stage, h.facts::jsonb, h.lat, h.lng
    from (values (gen_random_uuid(), '7 Elm Road', $3, 'viewing', $4, null::double precision, null::double precision),
      (gen_random_uuid(), $2, $3, 'shortlisted', '{"price_minor": {"value": 31000000, "source": "typed"}}', 53.951, -1.09),
      (gen_random_uuid(), '12 Ash Grove', '', 'hunting', '{}', 53.964, -1.075))
      h (id, title, postcode, stage, facts, lat, lng)`,
    [dossier, LONG_TITLE, 'YO24 0AA', JSON.stringify(facts)],
  );
  await stage.sql(
    `insert into public.dossier_fact_versions (dossier_id, asset_id, name, value, source, said_on)
    select a.dossier_id, a.id, v.name, v.value::jsonb, v.source, v.said_on::date
    from public.dossier_assets a, (values ('price_minor', '32000000', 'listing', '2026-04-11'),
      ('price_minor', '30500000', 'listing', '2026-06-20'), ('sale_status', '"withdrawn"', 'agent', '2026-08-01'))
      v (name, value, source, said_on)
    where a.dossier_id = $1::uuid and a.title = '7 Elm Road'`,
    [dossier],
  );
  await stage.sql(
    `insert into public.hunter_profiles (dossier_id, currency, deposit_minor) values ($1::uuid, 'GBP', 6000000)`,
    [dossier],
  );
  await stage.sql(
    `insert into public.dossier_notes (dossier_id, author_id, body, tags, is_private)
    select m.dossier_id, m.user_id, 'Quiet on a Sunday, loud on a Monday at eight.', '{area}', false
    from public.dossier_members m where m.dossier_id = $1::uuid`,
    [dossier],
  );
  return {
    dossier,
    options: {
      person,
      storage: {
        [`dossier-costs:${dossier}:${owner}`]: JSON.stringify({ ratePercent: 4.6, overpaymentMinor: 10000 }),
      },
    },
  };
}

function scene(
  name: string,
  path: string,
  more: VisitOptions & { readonly isEmpty?: true; readonly isHeld?: true; readonly isFar?: true } = {},
): Scene {
  const route = `/dossiers/:dossierUuid/${path}`;
  return {
    name: `dossier-${name}`,
    route,
    prepare: async (stage) => {
      const { isEmpty = false, isHeld = false, isFar = false, ...own } = more;
      const { dossier, options } = await lay(stage, isEmpty);
      const held = await stage.sql<{ readonly id: string }>(
        `select a.id from public.dossier_assets a where a.dossier_id = $1::uuid`,
        [dossier],
      );
      // No sample sale is near Lerwick.
      if (isFar)
        await stage.sql(
          `update public.dossier_assets set postcode = 'ZE1 0AA', latitude = 60.155, longitude = -1.145
          where dossier_id = $1::uuid and is_primary`,
          [dossier],
        );
      return stage.visit(route.replace(':dossierUuid', dossier), {
        ...options,
        ...own,
        ...(isHeld ? { answers: { held_homes_of_dossier: held.map(({ id }) => id) } } : {}),
      });
    },
  };
}

/** One home of a dossier and the market around it: full, empty, held back, and where nothing comes. */
export const dossierMarketScenes: readonly Scene[] = [
  scene('overview', 'overview'),
  scene('overview-empty', 'overview', { isEmpty: true }),
  scene('overview-held', 'overview', { isHeld: true }),
  scene('overview-failed', 'overview', { failing: ['held_homes_of_dossier'] }),
  scene('charts', 'Charts'),
  scene('charts-held', 'Charts', { isHeld: true }),
  scene('location', 'location'),
  scene('neighbourhood', 'neighbourhood'),
  scene('recent-sales', 'recent-sales'),
  scene('recent-sales-failed', 'recent-sales', { failing: ['sales_near'] }),
  scene('comparables', 'comparables'),
  scene('comparables-few', 'comparables', { isFar: true }),
  scene('comparables-failed', 'comparables', { failing: ['value-home'] }),
];
