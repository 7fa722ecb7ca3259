// Facts that stand in SQL and in the domain, each for its own reason, are held equal here.
import postgres, { type Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CAPABILITIES, type Role } from '../../functions/_shared/domain/capabilities.ts';
import { CLUE_KEYS } from '../../functions/_shared/domain/clue-keys.ts';
import { homeField } from '../../functions/_shared/domain/home-fields.ts';
import { HIDEABLE_FACTS } from '../../functions/_shared/domain/clues.ts';
import { crowdBin, quantilesFromBins } from '../../functions/_shared/domain/crowd-bins.ts';
import {
  COMMENT_EDIT_MS,
  COMMENT_LENGTH,
  REPORT_NOTE_LENGTH,
  REPORT_REASONS,
} from '../../functions/_shared/domain/comment-rules.ts';
import { CURRENCIES } from '../../functions/_shared/domain/currencies.ts';
import { ERROR_BANDS } from '../../functions/_shared/domain/error-bands.ts';
import { ERRORS } from '../../functions/_shared/domain/error-codes.ts';
import { FAMILY_KEYS } from '../../functions/_shared/domain/families.ts';
import { ADJECTIVES, NOUNS } from '../../functions/_shared/domain/friendly-names.ts';
import { HINT_KINDS, hintMultiplier, type HintKind } from '../../functions/_shared/domain/hints.ts';
import { MARKET_BOUNDS, PRICE_KINDS } from '../../functions/_shared/domain/market-bounds.ts';
import {
  BUILT_MODES,
  isBuiltMode,
  MAX_GAME_LISTINGS,
  MODES,
  modeOptions,
} from '../../functions/_shared/domain/modes.ts';
import { MAX_AMOUNT_MINOR } from '../../functions/_shared/domain/money.ts';
import { PRACTICE_REASONS } from '../../functions/_shared/domain/practice-reasons.ts';
import { PLAYER_TEXTS } from '../../functions/_shared/domain/player-texts.ts';
import { PAGE_ACCESS, type PageAccess } from '../../functions/_shared/domain/page-access.ts';
import { percentileOf, ratingOf } from '../../functions/_shared/domain/rating.ts';
import { SCORING_OPTION_KEYS } from '../../functions/_shared/domain/scoring-options.ts';
import {
  DIFFICULTIES,
  FORMULAS,
  type Difficulty,
  type Formula,
} from '../../functions/_shared/domain/scoring.ts';
import { bandPoints, sharedBand } from '../../functions/_shared/domain/shared-result.ts';
import { isClientReportSlug, RESERVED_SLUGS } from '../../functions/_shared/domain/slugs.ts';
import { GAME_STATES, GAME_TRANSITIONS, SESSION_STATUSES } from '../../functions/_shared/domain/states.ts';
import { DEFAULT_MISS_LIMIT_LOG } from '../../functions/_shared/domain/sudden-death.ts';
import { snakeCase } from '../../functions/_shared/wire/snake-case.ts';
import { castActors } from '../access/compare-access.ts';
import type { Actor } from '../access/matrix.ts';
import { readStackAddress } from '../../../scripts/test/stack-address.ts';
import { OTHER_TEXT_COLUMNS } from './text-columns.ts';

let sql: Sql;

beforeAll(async () => {
  sql = postgres(readStackAddress().databaseUrl, { max: 1, onnotice: () => undefined, prepare: false });
  await sql.unsafe('begin');
  await castActors(sql);
});

beforeEach(() => sql.unsafe('savepoint one_test'));
afterEach(() => sql.unsafe('rollback to savepoint one_test'));

afterAll(async () => {
  await sql.unsafe('rollback');
  await sql.end({ timeout: 5 });
});

/** The words that a constraint of the table accepts. */
async function wordsOf(constraint: string): Promise<string[]> {
  const [row] = await sql<{ definition: string }[]>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${constraint}`;
  // Postgres prints a list as single literals or as one array literal.
  return [...(row?.definition ?? '').matchAll(/'([^']*)'/g)].flatMap(([, text = '']) =>
    text.replace(/^\{|\}$/g, '').split(','),
  );
}

describe('modes', () => {
  // `draft` is also the state of a game that is not published, which many functions ask for.
  it.each(Object.keys(MODES).filter((mode) => mode !== 'draft'))(
    'no function knows the mode %s by its name',
    async (mode) => {
      const knowing = await sql`
        select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname in ('public', 'private') and strpos(p.prosrc, quote_literal(${mode}::text)) > 0`;
      expect(knowing).toEqual([]);
    },
  );

  it.each(BUILT_MODES)('the database takes what the mode %s says', async (mode) => {
    const [row] =
      await sql`select private.are_mode_options(${sql.json(snakeCase(modeOptions(mode)) as never)}) as is_known`;
    expect(row).toEqual({ is_known: true });
  });

  it('no template and no game names a mode that cannot be chosen', async () => {
    const named = await sql<{ mode: string }[]>`
      select t.rules ->> 'mode' as mode from public.game_templates t where t.rules ? 'mode'
      union select g.mode from public.games g where g.is_sample`;
    expect(named.map(({ mode }) => mode).filter((mode) => !isBuiltMode(mode))).toEqual([]);
  });
});

describe('texts that players read', () => {
  it.each(Object.entries(PLAYER_TEXTS))(
    'every text column of %s is scrubbed of prices, or cannot hold one',
    async (table, scrubbed) => {
      const rows = await sql<{ name: string }[]>`
        select a.attname as name from pg_attribute a
        where a.attrelid = ${`public.${table}`}::regclass and a.attnum > 0 and not a.attisdropped
          and format_type(a.atttypid, null) in ('text', 'text[]', 'character varying', 'character varying[]', 'json', 'jsonb', 'xml')`;
      const decided = [...scrubbed, ...Object.keys(OTHER_TEXT_COLUMNS[table] ?? {})];
      expect(rows.map(({ name }) => name).sort()).toEqual(decided.sort());
    },
  );
});

describe('vocabulary', () => {
  it('currencies and their minor digits', async () => {
    const rows = await sql`select code, minor_digits from private.currencies order by code`;
    const ours = CURRENCIES.map(({ code, minorDigits }) => ({ code, minor_digits: minorDigits }));
    expect([...rows]).toEqual(ours.sort((a, b) => a.code.localeCompare(b.code)));
  });

  it('reserved slugs', async () => {
    const rows = await sql<{ slug: string }[]>`select slug from private.reserved_slugs`;
    expect(rows.map(({ slug }) => slug).sort()).toEqual([...new Set(RESERVED_SLUGS)].sort());
  });

  it.each(['arizona-x', 'arizona-', 'arizona', 'my-arizona-x'])('client report of %s', async (slug) => {
    const [row] = await sql<{ opens: boolean }[]>`
      select private.has_client_report(jsonb_populate_record(null::public.games,
        jsonb_build_object('family', 'klavo', 'slug', ${slug}::text))) as opens`;
    expect(row?.opens).toBe(isClientReportSlug(slug));
  });

  it('the default limit of sudden death', async () => {
    const [row] = await sql<{ limit_log: number }[]>`
      select private.miss_limit_of(jsonb_populate_record(null::public.games, '{"family": "ultima"}')) as limit_log`;
    expect(row?.limit_log).toBeCloseTo(DEFAULT_MISS_LIMIT_LOG, 12);
  });

  it('market bounds', async () => {
    const rows = await sql<{ currency: string; price_kind: string; min_minor: string; max_minor: string }[]>`
      select currency, price_kind, min_minor, max_minor from public.market_bounds`;
    const key = (row: { currency: string; priceKind: string }) => `${row.currency} ${row.priceKind}`;
    const theirs = rows.map((row) => ({
      currency: row.currency,
      priceKind: row.price_kind,
      minMinor: Number(row.min_minor),
      maxMinor: Number(row.max_minor),
    }));
    const byKey = (a: { currency: string; priceKind: string }, b: typeof a) => key(a).localeCompare(key(b));
    expect(theirs.sort(byKey)).toEqual([...MARKET_BOUNDS].sort(byKey));
  });

  it.each<[string, string, readonly string[]]>([
    ['price kinds', 'a_price_has_a_known_kind', PRICE_KINDS],
    ['families', 'a_game_has_a_known_family', FAMILY_KEYS],
    ['game states', 'a_game_has_a_known_state', GAME_STATES],
    ['session statuses', 'a_session_has_a_known_status', SESSION_STATUSES],
    ['formulas', 'a_game_has_a_known_formula', FORMULAS],
    ['scoring options', 'a_game_adds_known_scoring_options', SCORING_OPTION_KEYS],
    ['difficulties', 'a_game_has_a_known_difficulty', DIFFICULTIES],
    ['hints', 'a_game_offers_known_hints', HINT_KINDS],
    ['reasons for practice', 'a_practice_reason_is_known', PRACTICE_REASONS],
    ['reasons of reports', 'a_report_has_a_known_reason', REPORT_REASONS],
  ])('%s', async (_, constraint, ours) => {
    expect([...new Set(await wordsOf(constraint))].filter((word) => word !== '').sort()).toEqual(
      [...ours].sort(),
    );
  });

  it('what players read of a home before the guess, and a game may keep back', async () => {
    const [row] = await sql<{ columns: string[] }[]>`select private.clue_columns() as columns`;
    const ours = CLUE_KEYS.map(homeField).filter(({ table }) => table === 'assets');
    expect(row?.columns.toSorted()).toEqual(ours.map(({ column }) => column).toSorted());
    const others = (await wordsOf('a_game_hides_known_facts')).filter((word) => word !== '');
    expect([...(row?.columns ?? []), ...others].sort()).toEqual([...HIDEABLE_FACTS].sort());
  });

  it('moves of a game', async () => {
    const rows = await sql<{ move: string }[]>`
      select from_state || ' ' || to_state as move from private.game_transitions order by 1`;
    const ours = GAME_STATES.flatMap((from) => GAME_TRANSITIONS[from].map((to) => `${from} ${to}`));
    expect(rows.map(({ move }) => move)).toEqual(ours.sort());
  });

  it('every refusal that SQL raises is in the table of errors, under its status', async () => {
    const rows = await sql<{ status: number; code: string }[]>`
      select distinct m[1]::int as status, m[2] as code from pg_proc p join pg_namespace n on n.oid = p.pronamespace,
        regexp_matches(p.prosrc, 'private\\.refuse\\((\\d{3}), ''(\\w+)''', 'g') m
      where n.nspname in ('public', 'private')`;
    expect(rows.length).toBeGreaterThan(10);
    for (const { code, status } of rows)
      expect([code, (ERRORS as Record<string, { status: number }>)[code]?.status]).toEqual([code, status]);
  });

  it('limits of amounts and of games', async () => {
    const [amounts] = await sql`select pg_get_constraintdef(oid) as text from pg_constraint
      where conname = 'a_price_is_positive_and_at_most_10_to_the_12'`;
    expect(amounts?.text).toContain(String(MAX_AMOUNT_MINOR));
    const [rounds] = await sql`select pg_get_constraintdef(oid) as text from pg_constraint
      where conname = 'a_run_has_1_to_50_rounds'`;
    expect(rounds?.text).toContain(String(MAX_GAME_LISTINGS));
  });
});

describe('rules', () => {
  it('hints multiply the same', async () => {
    const sets: HintKind[][] = [[], ...HINT_KINDS.map((kind) => [kind]), ['year', 'area'], [...HINT_KINDS]];
    for (const kinds of sets) {
      const [row] = await sql<{ m: number }[]>`select private.hint_multiplier(${kinds}::text[]) as m`;
      expect(row?.m).toBeCloseTo(hintMultiplier(kinds), 12);
    }
  });

  it('amounts fall into the same bins', async () => {
    const amounts = [1, 99, 100_000, 25_000_000, 73_821_900, 50_000_000_000, MAX_AMOUNT_MINOR];
    const rows = await sql<{ bin: number }[]>`
      select private.crowd_bin(a) as bin from unnest(${amounts}::bigint[]) with ordinality as u (a, place) order by place`;
    expect(rows.map(({ bin }) => bin)).toEqual(amounts.map(crowdBin));
  });

  it('the same bins give the same median and quartiles', async () => {
    const [home] = await sql<{ id: string }[]>`
      select gl.id from public.game_listings gl join public.games g on g.id = gl.game_id where g.slug = 'matrix-game' limit 1`;
    const bins = [
      { bin: 1700, guesses: 3 },
      { bin: 1711, guesses: 5 },
      { bin: 1712, guesses: 9 },
      { bin: 1755, guesses: 4 },
    ];
    await sql`delete from private.crowd_histogram where game_listing_id = ${home?.id ?? null}`;
    for (const { bin, guesses } of bins)
      await sql`insert into private.crowd_histogram values (${home?.id ?? null}, ${bin}, 0, ${guesses})`;
    const [row] = await sql<
      { c: Record<string, number> }[]
    >`select private.crowd_of(${home?.id ?? null}) as c`;
    expect([row?.c.q1_minor, row?.c.median_minor, row?.c.q3_minor]).toEqual(
      quantilesFromBins(bins, [0.25, 0.5, 0.75]),
    );
  });

  it('ratings', async () => {
    for (const formula of ['log_ratio', 'classic_bands'] as const)
      for (const score of [0, 249, 250, 299, 300, 399, 400, 500, 600, 700, 749, 750, 899, 900, 1000]) {
        const [row] = await sql<{ r: string }[]>`select private.rating_of(${score}, 1000, ${formula}) as r`;
        expect([formula, score, row?.r]).toEqual([formula, score, ratingOf(score, 1000, formula)]);
      }
  });

  it('percentiles', async () => {
    await sql.unsafe(`
      create temp table runs as select tests.start(game) as run, n
        from tests.game('facts-game', tests.agency('facts-brand'), '{25000000}') game, generate_series(1, 3) n;
      select tests.guess(run, 1, 25000000 + n * 1000000) from runs;`);
    const rows = await sql<{ place: Record<string, number> }[]>`
      select public.leaderboard_place((run ->> 'session_id')::uuid, run ->> 'guest_token') as place from runs`;
    expect(rows.map(({ place }) => place.rank).sort()).toEqual([1, 2, 3]);
    for (const { place } of rows)
      expect(place.percentile).toBeCloseTo(percentileOf(place.rank ?? 0, place.players ?? 0), 0);
  });

  it('bands have the same words in the same order', async () => {
    const [row] = await sql<{ source: string }[]>`
      select prosrc as source from pg_proc where proname = 'error_band' and pronamespace = 'private'::regnamespace`;
    expect(row?.source).toContain(`{${ERROR_BANDS.map(({ label }) => label).join(',')}}`);
  });
});

describe('comments and names', () => {
  const sourceOf = async (name: string) => {
    const [row] = await sql<{ source: string }[]>`
      select prosrc as source from pg_proc where proname = ${name} and pronamespace = 'private'::regnamespace`;
    return row?.source ?? '';
  };

  it('friendly names are made of the same words', async () => {
    const source = await sourceOf('friendly_name');
    expect(source).toContain(`{${ADJECTIVES.join(',')}}`);
    expect(source).toContain(`{${NOUNS.join(',')}}`);
  });

  it('comments and notes have the same lengths, and the same time to be changed', async () => {
    const [length] =
      await sql`select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'a_comment_has_1_to_1000_characters'`;
    expect(length?.text).toContain(`>= ${COMMENT_LENGTH.least}`);
    expect(length?.text).toContain(`<= ${COMMENT_LENGTH.most}`);
    const [note] =
      await sql`select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'the_note_of_a_report_has_at_most_500_characters'`;
    expect(note?.text).toContain(`<= ${REPORT_NOTE_LENGTH}`);
    for (const name of ['write_comment', 'describe_comment'])
      expect(await sourceOf(name)).toContain(`interval '${COMMENT_EDIT_MS / 60_000} minutes'`);
    const reasons = REPORT_REASONS.map((reason) => `'${reason}'`).join(', ');
    expect(await sourceOf('check_report')).toContain(`(${reasons})`);
  });
});

describe('capabilities', () => {
  const actorOf: Partial<Record<Role, Actor>> = {
    'game-owner': 'host',
    'agency-owner': 'owner',
    'agency-admin': 'admin',
    'agency-agent': 'agent',
    player: 'player',
    staff: 'staff',
  };
  const roles = Object.entries(actorOf) as [Role, Actor][];

  async function whoMay(question: string): Promise<Role[]> {
    const able: Role[] = [];
    for (const [role, actor] of roles) {
      await sql.unsafe('savepoint one_question');
      await sql`select tests.become(${actor})`;
      const [row] = await sql.unsafe<{ yes: boolean }[]>(question);
      await sql.unsafe('rollback to savepoint one_question');
      if (row?.yes) able.push(role);
    }
    return able;
  }

  const expected = (names: readonly string[]) =>
    roles.map(([role]) => role).filter((role) => names.includes(role));

  it('game.manage is what private.manages_game says', async () => {
    const games = `array(select g.id from public.games g)`; // what the caller's policy lets through
    expect(
      await whoMay(`select exists (select from unnest(${games}) id where private.manages_game(id)) as yes`),
    ).toEqual(expected(CAPABILITIES['game.manage']));
  });

  it('game.manage is what may_manage_game answers, for one game and for a brand', async () => {
    for (const args of [`'matrix-game', 'matrix-x'`, `null, 'matrix-x'`])
      expect(await whoMay(`select public.may_manage_game(${args}) as yes`)).toEqual(
        expected(CAPABILITIES['game.manage'].filter((role) => role !== 'game-owner')),
      );
    // The host made the game of the third brand, and is nobody there.
    expect(await whoMay(`select public.may_manage_game('matrix-game', 'matrix-z') as yes`)).toEqual(
      expected(['game-owner', 'staff']),
    );
  });

  it('agency.edit-brand is what the update of an agency reaches', async () => {
    const edit = `with edited as (update public.agencies set version = version returning id) select exists (select from edited) as yes`;
    expect(await whoMay(edit)).toEqual(expected(CAPABILITIES['agency.edit-brand']));
  });

  it('pages of agencies and staff open for whoever has the capability', async () => {
    const page = (access: PageAccess) => `select public.may_open_page('${access}', null, 'matrix-x') as yes`;
    expect(await whoMay(page('agency-staff'))).toEqual(expected(CAPABILITIES['agency.view']));
    expect(await whoMay(page('agency-admin'))).toEqual(expected(CAPABILITIES['agency.edit-brand']));
    expect(await whoMay(page('staff'))).toEqual(expected(CAPABILITIES['staff.superwise']));
  });

  it('every access that a page may name has its answer', async () => {
    // Another function is asked about games; dossiers and quests have no tables yet.
    const elsewhere: readonly PageAccess[] = ['game-manager', 'dossier-member', 'quest-owner'];
    const [row] = await sql<{ source: string }[]>`
      select prosrc as source from pg_proc where oid = 'private.may_open_page'::regproc`;
    const source = row?.source ?? '';
    for (const access of PAGE_ACCESS)
      expect(source.includes(`when '${access}'`), access).toBe(!elsewhere.includes(access));
  });

  it('staff.superwise is what private.is_staff says', async () => {
    expect(await whoMay('select private.is_staff() as yes')).toEqual(
      expected(CAPABILITIES['staff.superwise']),
    );
  });
});

describe('shared results', () => {
  it('points that stand for a square', async () => {
    const rows = await sql<{ formula: Formula; difficulty: Difficulty; band: number; points: number }[]>`
      select f.formula, d.difficulty, b.band, private.band_points(f.formula, d.difficulty, b.band) as points
      from unnest(${[...FORMULAS]}::text[]) f (formula), unnest(${[...DIFFICULTIES]}::text[]) d (difficulty), generate_series(0, 5) b (band)`;
    expect(rows).toHaveLength(FORMULAS.length * DIFFICULTIES.length * 6);
    for (const { formula, difficulty, band, points } of rows)
      expect(points, `${formula} ${difficulty} ${band}`).toBe(bandPoints(formula, difficulty, band));
  });

  it('squares that others see', async () => {
    const rows = await sql<
      {
        formula: Formula;
        label: string | null;
        score: number;
        rest: number;
        late: boolean;
        band: number | null;
      }[]
    >`
      select f.formula, l.label, s.score, m.rest, t.late, private.shared_band(row(
        gen_random_uuid(), gen_random_uuid(), 1, null, null, 'GBP', 0, s.score, l.label, f.formula, 1, m.rest, t.late, true, now())::public.guesses) as band
      from unnest(${[...FORMULAS]}::text[]) f (formula), (values ('spot on'), ('fair'), (null)) l (label),
        (values (0), (499), (650), (810), (950), (1000)) s (score), (values (1::double precision), (0.9)) m (rest), (values (true), (false)) t (late)`;
    for (const row of rows) {
      const guess = {
        band: row.label === null ? null : ERROR_BANDS.findIndex(({ label }) => label === row.label),
        score: row.score,
        multiplier: row.rest,
        isLate: row.late,
      };
      expect(row.band, JSON.stringify(row)).toBe(sharedBand(guess, row.formula));
    }
  });
});
