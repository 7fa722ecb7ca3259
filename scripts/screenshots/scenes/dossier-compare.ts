import { LONG_TITLE, type Scene, type Stage, type VisitOptions } from './scene.ts';

interface Laid {
  readonly dossier: string;
  readonly comparison: string;
}

interface Wanted {
  /** homes without facts, nothing said, nothing offered */
  readonly isBare?: true;
  /** no home at all */
  readonly isEmpty?: true;
  /** the visitor is an adviser for whom nothing was ticked */
  readonly isAdviser?: true;
  /** both have judged */
  readonly isJudged?: true;
}

const FACTS = {
  one: {
    price_minor: 32_500_000,
    bedrooms: 3,
    bathrooms: 1,
    floor_area_m2: 92,
    home_kind: 'terraced',
    year_built: 1908,
    has_garden: true,
    has_parking: false,
    energy_rating: 'D',
    is_freehold: true,
  },
  other: {
    price_minor: 34_000_000,
    bedrooms: 4,
    bathrooms: 2,
    floor_area_m2: 118,
    home_kind: 'semi-detached',
    has_garden: false,
    has_parking: true,
    is_freehold: true,
    is_chain_free: true,
  },
} as const;

function stored(facts: object): string {
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(facts).map(([name, value]) => [
        name,
        { value: value as unknown, source: 'The listing' },
      ]),
    ),
  );
}

const WISHES = [
  { fact: 'bedrooms', want: 'at_least', value: 3, is_must: true },
  { fact: 'hasGarden', want: 'is', value: true, is_must: false },
  { fact: 'energyRating', want: 'at_least', value: 'C', is_must: false },
  { fact: 'arePetsAllowed', want: 'is', value: true, is_must: false },
];

/** Two people who buy, two homes that differ, what they look for, offers and a comparison. */
async function layPair(stage: Stage, wanted: Wanted): Promise<{ options: VisitOptions; laid: Laid }> {
  const [person, partner] = [await stage.makePerson(), await stage.makePerson()];
  const [visitor, owner] = wanted.isAdviser ? [person, partner] : [partner, person];
  const [laid] = await stage.sql<Laid>(
    `with d as (insert into public.dossiers (id, title) values (gen_random_uuid(), 'Our first house') returning id),
      m as (insert into public.dossier_members (dossier_id, user_id, role)
        select d.id, u.id, case u.email when $1 then 'owner' else $3 end from d, auth.users u
        where u.email in ($1, $2) returning dossier_id)
    select d.id as dossier, gen_random_uuid() as comparison from d, m limit 1`,
    [owner.email, visitor.email, wanted.isAdviser ? 'adviser' : 'partner'],
  );
  if (!laid) throw new Error('The dossier was not laid.');
  const { dossier, comparison } = laid;
  const options = { person: wanted.isAdviser ? visitor : owner };
  if (wanted.isEmpty) return { options, laid };
  await stage.sql(
    `with homes as (insert into public.dossier_assets (id, dossier_id, title, address_line, town, postcode, latitude,
        longitude, facts)
        values (gen_random_uuid(), $1::uuid, '7 Elm Road', '7 Elm Road', 'York', 'YO23 1AB', 53.95, -1.09, $3::text::jsonb),
          (gen_random_uuid(), $1::uuid, $2, '2 Oak Lane', 'York', 'YO31 7XX', 53.97, -1.07, $4::text::jsonb)
        returning id, title)
    insert into public.assets_comparisons (id, dossier_id, one_id, other_id)
    select $5::uuid, $1::uuid, (select id from homes where title = '7 Elm Road'),
      (select id from homes where title <> '7 Elm Road')`,
    [
      dossier,
      LONG_TITLE,
      wanted.isBare ? '{}' : stored(FACTS.one),
      wanted.isBare ? '{}' : stored(FACTS.other),
      comparison,
    ],
  );
  if (wanted.isBare) return { options, laid };
  await stage.sql(
    `insert into public.hunter_profiles (dossier_id, budget_minor, deposit_minor, rate_bp, income_band, must_haves,
      wishes, weights, areas, move_by_on)
    values ($1::uuid, 33000000, 5000000, 475, '50-70', array['A quiet street', $2], $3::text::jsonb,
      '{"bedrooms": 5, "hasGarden": 4, "energyRating": 2, "arePetsAllowed": 3}',
      '[{"kind": "postcode", "code": "YO23"}]', current_date + 180)`,
    [dossier, LONG_TITLE, JSON.stringify(WISHES)],
  );
  await stage.sql(
    `insert into public.dossier_photos (dossier_id, asset_id, room, caption, sort_key, width, height, content_hash)
    select a.dossier_id, a.id, p.room, p.caption, p.key, 1200, 900, md5(a.id::text || p.key) || md5(p.key)
    from public.dossier_assets a, (values ('kitchen', 'Towards the window', 'a0'), ('garden', '', 'a1')) p (room, caption, key)
    where a.dossier_id = $1::uuid`,
    [dossier],
  );
  await stage.sql(
    `insert into public.dossier_offers (dossier_id, asset_id, state, amount_minor, currency, made_on, open_until_on,
      conditions, reply, reply_minor, replied_on, chain)
    select a.dossier_id, a.id, o.state, o.amount, 'GBP', current_date - 6, current_date - 1, o.conditions, o.reply,
      o.reply_minor, current_date - 2, o.chain
    from public.dossier_assets a, (values
      ('countered', 30500000, 'Subject to survey. Taken off the market.', 'They want to hear 31.5.', 31500000,
        E'We: first home\nThe sellers buy in Leeds, offer accepted\nThat home is empty'),
      ('made', 31000000, repeat('Curtains and carpets stay. ', 20), '', null, '')) o (state, amount, conditions, reply,
        reply_minor, chain)
    where a.dossier_id = $1::uuid and a.is_primary`,
    [dossier],
  );
  if (wanted.isJudged)
    await stage.sql(
      `insert into private.comparison_verdicts (comparison_id, dossier_id, user_id, winner, parts, reason)
      select $2::uuid, m.dossier_id, m.user_id, case m.role when 'owner' then 'one' else 'other' end,
        case m.role when 'owner' then '{"cost": "one", "size": "other"}' else '{"cost": "one", "size": "one"}' end::jsonb,
        'The garden decides it, and the quiet street.'
      from public.dossier_members m where m.dossier_id = $1::uuid`,
      [dossier, comparison],
    );
  return { options, laid };
}

const BASE = '/dossiers/:dossierUuid';
const PAIR = 'comparables/:assetsComparisonUuid';

/** Twenty-six guesses, a little too high. */
const MISSES = Array.from({ length: 26 }, (_, at) => ({
  miss: 0.07 + (at % 2 === 0 ? 0.09 : -0.09),
  area: at < 12 ? 'YO23' : 'LS6',
  kind: 'terraced',
  price_minor: 31_000_000,
  currency: 'GBP',
}));

function scene(name: string, path: string, more: VisitOptions & Wanted = {}): Scene {
  const route = `${BASE}/${path}`;
  return {
    name,
    route,
    prepare: async (stage) => {
      const { isBare, isEmpty, isAdviser, isJudged, ...own } = more;
      const wanted = {
        ...(isBare ? { isBare } : {}),
        ...(isEmpty ? { isEmpty } : {}),
        ...(isAdviser ? { isAdviser } : {}),
        ...(isJudged ? { isJudged } : {}),
      };
      const { options, laid } = await layPair(stage, wanted);
      return stage.visit(
        route.replace(':dossierUuid', laid.dossier).replace(':assetsComparisonUuid', laid.comparison),
        { ...options, ...own },
      );
    },
  };
}

/** What buyers look for, two homes beside each other, and offers. */
export const dossierCompareScenes: readonly Scene[] = [
  scene('hunt-profile', 'profile'),
  scene('hunt-profile-new', 'profile', { isBare: true }),
  scene('hunt-profile-without-homes', 'profile', { isEmpty: true }),
  scene('hunt-profile-closed', 'profile', { isAdviser: true }),
  scene('hunt-profile-edit', 'profile/edit'),
  scene('hunt-profile-edit-closed', 'profile/edit', { isAdviser: true }),
  scene('comparison-overview', `${PAIR}/sbs/overview`),
  scene('comparison-judged', `${PAIR}/sbs/overview`, { isJudged: true }),
  scene('comparison-verdicts-failed', `${PAIR}/sbs/overview`, { failing: ['verdicts_of_comparison'] }),
  scene('comparison-nothing-known', `${PAIR}/sbs/overview`, { isBare: true }),
  scene('comparison-gone', `${PAIR}/sbs/overview`, { isEmpty: true }),
  scene('comparison-adviser', `${PAIR}/sbs/overview`, { isAdviser: true }),
  scene('comparison-parts', `${PAIR}/sbs/parts`),
  scene('comparison-photos', `${PAIR}/sbs/photos`),
  scene('comparison-photos-none', `${PAIR}/sbs/photos`, { isBare: true }),
  scene('comparison-map', `${PAIR}/map`),
  scene('comparison-solo', `${PAIR}/solo/overview`),
  scene('comparison-solo-photos', `${PAIR}/solo/photos`),
  scene('comparison-cards', `${PAIR}/solo/test`),
  scene('comparison-sheet', `${PAIR}/solo/test2`),
  scene('hunt-offers', 'offers', { answers: { own_misses: MISSES } }),
  scene('hunt-offers-new', 'offers', { isBare: true }),
  scene('hunt-offers-without-homes', 'offers', { isEmpty: true }),
  scene('hunt-offers-failed', 'offers', { failing: ['own_misses', 'held_homes_of_dossier'] }),
  scene('hunt-offers-closed', 'offers', { isAdviser: true }),
];
