// Words and limits that stand in SQL and in the domain, each for its own reason, are held equal here.
import type { Sql } from 'postgres';
import { describe, expect, it } from 'vitest';
import { DOSSIER_MEMBER_ROLES, INVITED_ROLES } from '../../functions/_shared/domain/capabilities.ts';
import { ASKED_PEOPLE } from '../../functions/_shared/domain/dossier/guide/ready-questions.ts';
import { DOSSIER_NOTICE_WAYS } from '../../functions/_shared/domain/dossier/notices.ts';
import { DOSSIER_STAGES } from '../../functions/_shared/domain/dossier/guide/stages.ts';
import { CLUE_KEYS } from '../../functions/_shared/domain/clue-keys.ts';
import { homeField } from '../../functions/_shared/domain/home-fields.ts';
import { HIDEABLE_FACTS } from '../../functions/_shared/domain/clues.ts';
import { REPORT_REASONS } from '../../functions/_shared/domain/comment-rules.ts';
import {
  CORRECTION_ACTIONS,
  CORRECTION_REASONS,
  DISPUTE_REASONS,
  DISPUTE_STATES,
  NOTICE_KINDS,
} from '../../functions/_shared/domain/corrections.ts';
import { CURRENCIES } from '../../functions/_shared/domain/currencies.ts';
import { ERRORS } from '../../functions/_shared/domain/error-codes.ts';
import { FAMILY_KEYS } from '../../functions/_shared/domain/families.ts';
import { HINT_KINDS } from '../../functions/_shared/domain/hints.ts';
import { MARKET_BOUNDS, PRICE_KINDS } from '../../functions/_shared/domain/market-bounds.ts';
import {
  BUILT_MODES,
  isBuiltMode,
  MAX_GAME_LISTINGS,
  MODES,
  modeOptions,
  ROOM_MODES,
  roomModeOptions,
} from '../../functions/_shared/domain/modes.ts';
import { MAX_AMOUNT_MINOR } from '../../functions/_shared/domain/money.ts';
import { PRACTICE_REASONS } from '../../functions/_shared/domain/practice-reasons.ts';
import { HOST_ABSENCE_MS, ROOM_KIND_KEYS } from '../../functions/_shared/domain/room-rules.ts';
import { PLAYER_TEXTS } from '../../functions/_shared/domain/player-texts.ts';
import { SCORING_OPTION_KEYS } from '../../functions/_shared/domain/scoring-options.ts';
import { DIFFICULTIES, FORMULAS } from '../../functions/_shared/domain/scoring.ts';
import { isClientReportSlug, RESERVED_SLUGS } from '../../functions/_shared/domain/slugs.ts';
import { GAME_STATES, GAME_TRANSITIONS, SESSION_STATUSES } from '../../functions/_shared/domain/states.ts';
import { DEFAULT_MISS_LIMIT_LOG } from '../../functions/_shared/domain/sudden-death.ts';
import { snakeCase } from '../../functions/_shared/wire/snake-case.ts';
import { OTHER_TEXT_COLUMNS } from './text-columns.ts';
import { eachTestWithActors } from './each-test-with-actors.ts';

let sql: Sql;
eachTestWithActors((opened) => {
  sql = opened;
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

describe('dossiers', () => {
  it.each([
    ['a_dossier_asset_is_at_a_known_stage', DOSSIER_STAGES],
    ['a_question_is_asked_of_somebody_known', ASKED_PEOPLE],
    ['a_dossier_member_has_a_known_role', DOSSIER_MEMBER_ROLES],
    ['nobody_is_invited_as_an_owner', INVITED_ROLES],
    ['somebody_is_told_in_a_known_way', DOSSIER_NOTICE_WAYS],
  ])('%s: the database takes what the domain knows', async (constraint, known) => {
    expect((await wordsOf(constraint)).sort()).toEqual([...known].sort());
  });
});

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

  it('the time after which a host of a room is missed is the same', async () => {
    const [row] = await sql`select extract(epoch from private.host_absence())::float8 * 1000 as ms`;
    expect(row).toEqual({ ms: HOST_ABSENCE_MS });
  });
  it.each(ROOM_MODES)('rooms alone take what the mode %s says', async (mode) => {
    const options = sql.json(snakeCase(roomModeOptions(mode)) as never);
    const [row] = await sql`
      select private.are_room_options(${options}) as in_room, private.are_mode_options(${options}) as in_game`;
    expect(row).toEqual({ in_room: true, in_game: false });
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
    ['kinds of rooms', 'a_room_is_of_a_known_kind', ROOM_KIND_KEYS],
    ['reasons of reports', 'a_report_has_a_known_reason', REPORT_REASONS],
    ['kinds of corrections', 'a_correction_is_of_a_known_kind', CORRECTION_ACTIONS],
    ['reasons of corrections', 'a_correction_has_a_known_reason', CORRECTION_REASONS],
    ['reasons of disputes', 'a_dispute_has_a_known_reason', DISPUTE_REASONS],
    ['states of disputes', 'a_dispute_has_a_known_state', DISPUTE_STATES],
    ['kinds of notices', 'a_notice_is_of_a_known_kind', NOTICE_KINDS],
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
