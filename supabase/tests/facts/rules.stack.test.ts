// Rules that SQL and the domain apply, each for its own reason, are held equal here.
import type { Sql } from 'postgres';
import { describe, expect, it } from 'vitest';
import { crowdBin, quantilesFromBins } from '../../functions/_shared/domain/crowd-bins.ts';
import {
  COMMENT_EDIT_MS,
  COMMENT_LENGTH,
  REPORT_NOTE_LENGTH,
  REPORT_REASONS,
} from '../../functions/_shared/domain/comment-rules.ts';
import { stakedScore } from '../../functions/_shared/domain/double-or-nothing.ts';
import { CLUES } from '../../functions/_shared/domain/fog.ts';
import { HOME_FIELDS } from '../../functions/_shared/domain/home-fields.ts';
import { LIVES_LOST, livesLost } from '../../functions/_shared/domain/lives.ts';
import { bandOfShare, ERROR_BANDS } from '../../functions/_shared/domain/error-bands.ts';
import { ADJECTIVES, NOUNS } from '../../functions/_shared/domain/friendly-names.ts';
import { HINT_KINDS, hintMultiplier, type HintKind } from '../../functions/_shared/domain/hints.ts';
import { MAX_AMOUNT_MINOR } from '../../functions/_shared/domain/money.ts';
import { PAR_FROM, parOf } from '../../functions/_shared/domain/par.ts';
import { BADGES } from '../../functions/_shared/domain/badges.ts';
import { longestStreak } from '../../functions/_shared/domain/streak.ts';
import { SEASON_RULE, tierAt, TIERS } from '../../functions/_shared/domain/tiers.ts';
import { priceStep } from '../../functions/_shared/domain/price-steps.ts';
import { percentileOf, ratingOf } from '../../functions/_shared/domain/rating.ts';
import {
  DIFFICULTIES,
  FORMULAS,
  type Difficulty,
  type Formula,
} from '../../functions/_shared/domain/scoring.ts';
import { bandPoints, sharedBand } from '../../functions/_shared/domain/shared-result.ts';
import { eachTestWithActors } from './each-test-with-actors.ts';

let sql: Sql;
eachTestWithActors((opened) => {
  sql = opened;
});

describe('rules', () => {
  it('hints multiply the same', async () => {
    const sets: HintKind[][] = [[], ...HINT_KINDS.map((kind) => [kind]), ['year', 'area'], [...HINT_KINDS]];
    for (const kinds of sets) {
      const [row] = await sql<{ m: number }[]>`select private.hint_multiplier(${kinds}::text[]) as m`;
      expect(row?.m).toBeCloseTo(hintMultiplier(kinds), 12);
    }
  });

  it('badges are the same, in the same order', async () => {
    const rows = await sql<{ badge: string; fact: string; at_least: number }[]>`
      select badge, fact, at_least from private.badges order by position`;
    expect(rows.map(({ badge, fact, at_least: atLeast }) => [badge, { fact, atLeast }])).toEqual(
      Object.entries(BADGES),
    );
  });

  it('tiers begin at the same percentiles', async () => {
    const rows = await sql<{ tier: string; from: number }[]>`
      select tier, from_percentile::float8 as from from private.tiers order by from_percentile`;
    expect(Object.fromEntries(rows.map(({ tier, from }) => [tier, from]))).toEqual(TIERS);
    for (const percentile of [0, 39.9, 40, 69.95, 70, 90, 97.9, 98, 100]) {
      const [row] = await sql<{ tier: string }[]>`select private.tier_at(${percentile}::numeric) as tier`;
      expect(row?.tier).toBe(tierAt(percentile));
    }
    const [rule] = await sql<{ rule: Record<string, number> }[]>`select private.season_rule() as rule`;
    const { leastHomes, leastPlayers, lean } = SEASON_RULE;
    expect(rule?.rule).toEqual({ least_homes: leastHomes, least_players: leastPlayers, lean });
  });

  it('the longest streak of any marks is the same', async () => {
    // Every row of up to seven days, and long ones in which misses lie near the limit.
    const marks = [''];
    for (let length = 1, from = 0; length <= 7; length += 1) {
      const to = marks.length;
      for (; from < to; from += 1) for (const mark of '10f') marks.push(`${marks[from]}${mark}`);
    }
    for (let place = 0; place < 400; place += 1) {
      const gap = 4 + (place % 7);
      const days = Array.from({ length: 80 }, (_, day) =>
        (day * 7 + place) % gap === 0 ? '0' : (day + place) % 11 === 0 ? 'f' : '1',
      );
      marks.push(days.join(''));
    }
    const rows = await sql<{ longest: number }[]>`
      select private.longest_streak(m) as longest from unnest(${marks}::text[]) with ordinality u (m, place) order by place`;
    expect(rows.map(({ longest }) => longest)).toEqual(marks.map(longestStreak));
  });

  it('every price lies in its step', async () => {
    const amounts = [
      1,
      99,
      100,
      199,
      200,
      999,
      1000,
      19_999_999,
      20_000_000,
      49_999_999,
      50_000_000,
      10 ** 12,
    ];
    for (const currency of ['GBP', 'JPY']) {
      const rows = await sql<{ step: number }[]>`
        select private.price_step(a, ${currency}) as step
        from unnest(${amounts}::bigint[]) with ordinality u (a, place) order by place`;
      for (const [place, amount] of amounts.entries()) {
        const { fromMinor, toMinor } = priceStep(rows[place]?.step ?? -1, currency);
        // Less than one whole of the currency is taken for one.
        expect(Math.max(amount, priceStep(0, currency).fromMinor)).toBeGreaterThanOrEqual(fromMinor);
        expect(amount).toBeLessThan(toMinor);
      }
    }
  });

  it('par is the same', async () => {
    const [home] = await sql<{ id: string; game: string }[]>`
      select gl.id, g.id as game from public.game_listings gl join public.games g on g.id = gl.game_id
      where g.slug = 'matrix-game' limit 1`;
    const [id, game] = [home?.id ?? null, home?.game ?? null];
    const known = [0, 1, 7, PAR_FROM - 1, PAR_FROM, 5000].flatMap((guesses) =>
      [0, 333.5, 1000].map((points) => ({ guesses, points })),
    );
    for (const everywhere of known.filter((_, place) => place % 4 === 1))
      for (const one of known) {
        await sql`update private.par_level
          set guesses = ${everywhere.guesses}, thousandths = ${Math.round(everywhere.guesses * everywhere.points)}`;
        await sql`delete from private.home_pars where game_id = ${game}`;
        if (one.guesses > 0)
          await sql`insert into private.home_pars (game_listing_id, game_id, guesses, points_sum, median_points)
            values (${id}, ${game}, ${one.guesses}, ${Math.round(one.guesses * 450)}, ${one.points})`;
        const [row] = await sql<{ par: number }[]>`select par from private.pars_of(array[${id}]::uuid[])`;
        const mean = ({ guesses, points }: { guesses: number; points: number }) => ({
          guesses,
          points: Math.round(guesses * points) / Math.max(1, guesses),
        });
        const games = mean({ guesses: one.guesses, points: 450 });
        expect(row?.par).toBe(parOf(one, games, mean(everywhere), 1000));
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

describe('lives', () => {
  it('a guess costs as many lives as its word says', async () => {
    const words = [...Object.keys(LIVES_LOST), 'another word', null];
    const rows = await sql<{ lives: number }[]>`
      select private.lives_lost(w) as lives from unnest(${words}::text[]) with ordinality as u (w, place) order by place`;
    expect(rows.map(({ lives }) => lives)).toEqual(words.map(livesLost));
  });
});

describe('stakes', () => {
  it('a stake is won by the same bands, for as much', async () => {
    const bands = ERROR_BANDS.map((_, band) => band);
    const rows = await sql<{ factor: number }[]>`
      select private.stake_factor(true, b) as factor from unnest(${bands}::integer[]) with ordinality as u (b, place) order by place`;
    expect(rows.map(({ factor }) => factor)).toEqual(bands.map((band) => stakedScore(1, band)));
  });
});

describe('fog', () => {
  it('the same clues open the same facts, in the same order, at the same cost', async () => {
    const columns: Readonly<Record<string, { readonly column: string }>> = HOME_FIELDS;
    const rows = await sql<{ kind: string; multiplier: number; facts: string[] }[]>`
      select kind, private.hint_multiplier(array[kind]) as multiplier, facts from private.fog_clues() order by place`;
    expect(rows.map((row) => ({ ...row }))).toEqual(
      CLUES.map(({ kind, multiplier, facts }) => ({
        kind,
        multiplier: expect.closeTo(multiplier, 12),
        facts: facts.map((fact) => columns[fact]?.column ?? fact),
      })),
    );
  });
});

describe('shared results', () => {
  it('shares of the points fall into the same bands', async () => {
    const shares = ERROR_BANDS.flatMap(({ fromShare }) => [fromShare, fromShare + 0.001, fromShare - 0.001]);
    const rows = await sql<{ band: number }[]>`
      select private.band_of_share(s) as band from unnest(${shares}::double precision[]) with ordinality as u (s, place) order by place`;
    expect(rows.map(({ band }) => band)).toEqual(shares.map(bandOfShare));
  });

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
        gen_random_uuid(), gen_random_uuid(), 1, null, null, 'GBP', 0, s.score, l.label, f.formula, 1, m.rest, t.late, true, now(), null, null)::public.guesses) as band
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

describe('comments and names', () => {
  const sourceOf = async (name: string) => {
    const [row] = await sql<{ source: string }[]>`
      select prosrc as source from pg_proc where proname = ${name} and pronamespace = 'private'::regnamespace`;
    return row?.source ?? '';
  };

  it('friendly names are made of the same words', async () => {
    const source = (await sourceOf('friendly_name')).replace(/\s+/g, '');
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
