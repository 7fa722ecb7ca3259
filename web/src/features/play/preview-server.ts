import { scoreComparison } from '#domain/comparison.ts';
import { stakedScore } from '#domain/double-or-nothing.ts';
import { CLUE_KINDS, cluesInFog, inFog } from '#domain/fog.ts';
import { optionsOf, applyOptions } from '#domain/scoring-options.ts';
import { maxRoundScore, scoreGuess, type PriceGuess } from '#domain/scoring.ts';
import type { Round } from '#wire/rounds.ts';
import type { SubmitGuessAnswer } from '#wire/guesses.ts';
import type { RevealHintAnswer } from '#wire/hints.ts';
import type { PreviewedHome, RoundPreview } from '#kit/games/round-preview.ts';
import { env } from '#lib/env.ts';

type Question = Readonly<Record<string, unknown>>;

/**
 * In the frame of a preview this page is its own server: guesses are scored here, by the same rules, and nothing is asked
 * of the real one, whatever the screens do. Gives the page back to the network when it is called again.
 */
export function servePreview(
  read: () => RoundPreview | null,
  onGuess: (answer: SubmitGuessAnswer) => void,
  onHome: (home: PreviewedHome) => void,
) {
  const real = window.fetch;
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    // Signing on is not the game's, and pictures and files are only read.
    const isAsking = url.startsWith(env.supabaseUrl) && /\/(?:functions|rest)\/v1\//.test(url);
    if (!isAsking) return real(input, init);
    const preview = read();
    const asked = typeof init?.body === 'string' ? (JSON.parse(init.body) as Question) : {};
    if (preview && url.endsWith('/submit-guess') && asked.isDearer === true) {
      const [said, other] = comparePair(preview, asked);
      for (const home of [said, other]) if (home) onHome(home);
      return said?.before.guess ? reply(200, said.before.guess) : reply(404, {});
    }
    if (preview && url.endsWith('/submit-guess')) {
      const answer = answerGuess(preview, asked);
      onGuess(answer);
      return reply(200, answer);
    }
    const home = preview?.homes.find(({ before }) => before.gameListingId === asked.game_listing_id);
    if (home && url.endsWith('/open_round'))
      return reply(200, home.before.guess ? { ...home.after, guess: home.before.guess } : home.before);
    if (home && url.endsWith('/stake_round')) {
      const isStaked = asked.is_staked === true;
      onHome(stakeOn(home, isStaked));
      return reply(200, { is_staked: isStaked });
    }
    if (home && url.endsWith('/open_clue')) {
      const opened = openClueOf(home, asked.kind);
      onHome(opened);
      return reply(200, { kind: asked.kind, multiplier: shareOf(opened.before) });
    }
    const hint = preview && url.endsWith('/reveal-hint') ? answerHint(preview, asked) : null;
    return hint ? reply(200, hint) : reply(404, { code: 'not_found', title: 'Not in a preview' });
  };
  return () => {
    window.fetch = real;
  };
}

/** What the real server would answer to a first guess of this home. */
export function answerGuess(preview: RoundPreview, asked: Question): SubmitGuessAnswer {
  const home = preview.homes.find(({ before }) => before.gameListingId === asked.gameListingId);
  const number = (key: string) => (typeof asked[key] === 'number' ? asked[key] : null);
  const [amountMinor, lowMinor, highMinor] = [number('amountMinor'), number('lowMinor'), number('highMinor')];
  const guess: PriceGuess =
    lowMinor !== null && highMinor !== null ? { lowMinor, highMinor } : { amountMinor: amountMinor ?? 0 };
  const priceMinor = home?.priceMinor ?? null;
  const scored = priceMinor === null || !home ? null : scoreOf(preview, home.before, guess, priceMinor);
  const { rounds, totalScore, guessed } = preview.run;
  return {
    guess: {
      amountMinor,
      lowMinor,
      highMinor,
      priceMinor,
      currency: preview.run.game.currency,
      priceKind: home?.priceKind ?? 'asking',
      priceOn: null,
      errorPercent: scored?.errorPercent ?? null,
      signedErrorPercent: scored ? Math.round((Math.exp(scored.logError) - 1) * 10_000) / 100 : null,
      score: scored?.score ?? null,
      label: scored?.label ?? null,
    },
    proof:
      home?.before.commitment && priceMinor !== null
        ? { salt: home.salt, commitment: home.before.commitment }
        : null,
    session: {
      totalScore: totalScore + (scored?.score ?? 0),
      guessed: guessed + 1,
      rounds: rounds.length,
      status: 'active',
    },
    replayed: false,
  };
}

function scoreOf(preview: RoundPreview, round: Round, guess: PriceGuess, priceMinor: number) {
  const { formula, difficulty, scoringOptions, absoluteLimitMinor } = preview;
  const scored = scoreGuess({
    formula,
    difficulty,
    guess,
    priceMinor,
    multiplier: shareOf(round),
    ...(absoluteLimitMinor === null ? {} : { absoluteLimitMinor }),
  });
  if ('lowMinor' in guess) return scored;
  const { score, band, logError } = scored;
  const bonus = {
    score,
    band,
    logError,
    maxScore: maxRoundScore(formula),
    streakBefore: 0,
    timeLeftShare: 0,
  };
  const plain = applyOptions(bonus, optionsOf(scoringOptions));
  return { ...scored, score: round.isStaked ? stakedScore(plain, band) : plain };
}

/** Both homes of a pair, guessed: the one that was called dearer, and the one beside it. */
export function comparePair(preview: RoundPreview, asked: Question): PreviewedHome[] {
  const { homes, difficulty, formula, run } = preview;
  const place = homes.findIndex(({ before }) => before.gameListingId === asked.gameListingId);
  const [said, other] = [homes[place], homes[place + (place % 2 === 0 ? 1 : -1)]];
  if (!said || !other) return [];
  const gapPercent = typeof asked.gapPercent === 'number' ? asked.gapPercent : null;
  const scored =
    said.priceMinor === null || other.priceMinor === null
      ? null
      : scoreComparison({
          priceMinor: said.priceMinor,
          otherMinor: other.priceMinor,
          gapPercent,
          difficulty,
          maxScore: maxRoundScore(formula),
        });
  return [said, other].map((home, at) => {
    const { guess: plain, ...rest } = answerGuess(preview, { gameListingId: home.before.gameListingId });
    const guess = {
      ...plain,
      amountMinor: null,
      errorPercent: null,
      signedErrorPercent: null,
      score: scored?.score ?? null,
      label: scored?.label ?? null,
      isDearer: at === 0,
      gapPercent,
    };
    const session = {
      ...rest.session,
      totalScore: run.totalScore + 2 * (scored?.score ?? 0),
      guessed: run.guessed + 2,
    };
    const answer = { ...rest, guess, session };
    return { ...home, before: { ...home.before, guess: answer } };
  });
}

/** What its clues leave of a round's points. */
function shareOf({ clues = [] }: Round): number {
  return clues.reduce((left, { isOpen, multiplier }) => (isOpen ? left * multiplier : left), 1);
}

/** The home as it stands once its player said whether they stake on it. */
export function stakeOn({ opened, ...home }: PreviewedHome, isStaked: boolean): PreviewedHome {
  return {
    ...home,
    before: { ...(opened ?? home.before), isStaked },
    after: { ...home.after, isStaked },
  };
}

/** The home with one more clue open. */
export function openClueOf(home: PreviewedHome, kind: unknown): PreviewedHome {
  const { before, after } = home;
  const open = CLUE_KINDS.filter(
    (one) => one === kind || before.clues?.some((clue) => clue.kind === one && clue.isOpen),
  );
  const clear = {
    facts: after.facts,
    photos: after.photos.map((photo) => ({ ...photo, alt: '', room: null })),
  };
  const clues = cluesInFog(clear, open);
  return { ...home, before: { ...before, ...inFog(clear, open), clues }, after: { ...after, clues } };
}

/** A hint that the builder can answer: what the home's own facts say. */
function answerHint(preview: RoundPreview, asked: Question): RevealHintAnswer | null {
  const home = preview.homes.find(({ before }) => before.gameListingId === asked.gameListingId);
  const hint = home?.before.hints.find(({ kind }) => kind === asked.kind);
  const facts = home?.after.facts;
  const value = hint?.kind === 'year' ? facts?.yearBuilt : facts?.floorAreaM2;
  if (!hint || value == null) return null;
  return {
    hint: { kind: hint.kind, value, unit: hint.kind === 'year' ? 'year' : 'm2' },
    multiplier: hint.multiplier,
  };
}

function reply(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
