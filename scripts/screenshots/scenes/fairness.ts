import { examples } from '#wire/examples.ts';
import { makeGame } from '../../../web/e2e/managed-game.ts';
import { layRun } from './laid-run.ts';
import { LONG_NAME, LONG_TITLE, type Scene, type Stage } from './scene.ts';

const AGENT = 'star-agent@example.com';
const WORDS =
  'It sold for more than that: the land registry says £512,500 on the 3rd of May, and the photos are those of the house next door, which we know well because we lived there until last winter.';

const { game_fairness: fairness, run_fairness: ofRun, runs_to_look_at: look, appeals } = examples;
const [openPoll, lockedPoll] = fairness.polls;
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Everything that a host may have to answer, with names as long as they may be. */
const FULL = {
  game_fairness: {
    polls: [
      { ...openPoll, title: LONG_TITLE },
      { ...lockedPoll, title: 'Flat above the bakery' },
      {
        ...lockedPoll,
        gameListingId: idOf(15),
        state: 'settled',
        endedAt: '2026-02-02T10:00:00Z',
        title: 'Cottage',
      },
    ],
    disputes: [
      { ...fairness.disputes[0], id: idOf(61), note: WORDS, title: LONG_TITLE, player: LONG_NAME },
      {
        ...ofRun.disputes[0],
        id: idOf(62),
        note: WORDS,
        title: null,
        player: 'Gus',
        decisionNote: 'The price is right.',
      },
    ],
    corrections: [{ ...fairness.corrections[0], title: LONG_TITLE, note: WORDS }],
    homes: [
      { ...fairness.homes[0], gameListingId: idOf(16), title: LONG_TITLE },
      { ...fairness.homes[0], gameListingId: idOf(14), title: 'Flat above the bakery', mayPoll: true },
      { ...fairness.homes[0], gameListingId: idOf(15), title: 'Cottage', mayPrice: false },
    ],
  },
  runs_to_look_at: {
    tested: 40,
    runs: [{ ...look.runs[0], displayName: LONG_NAME, near: 5, nearChances: [0.01, 0.01, 0.01, 0.01, 0.01] }],
  },
} as const;

/** A run of three homes of an agent's own game, to its end. */
async function playAGame(stage: Stage): Promise<{ slug: string; sessionId: string; guestToken: string }> {
  const slug = await makeGame(stage.address);
  return { slug, ...(await layRun(stage, slug, 'star')) };
}

/** What keeps a game fair: questions of players, corrections, polls, and the figures that anybody may read. */
export const fairnessScenes: readonly Scene[] = [
  {
    name: 'disputes',
    route: '/scoring-leaderboards/disputes',
    prepare: (stage) => stage.visit('/scoring-leaderboards/disputes'),
  },
  {
    name: 'anti-cheat',
    route: '/scoring-leaderboards/anti-cheat',
    prepare: (stage) => stage.visit('/scoring-leaderboards/anti-cheat'),
  },
  {
    name: 'api-visitor',
    route: '/scoring-leaderboards/api',
    isFleeting: true,
    prepare: async (stage) => {
      const page = await stage.visit('/scoring-leaderboards/api');
      await page.locator('.public-api button').first().click();
      await page.locator('.public-api pre').first().waitFor();
      return page;
    },
  },
  {
    name: 'api-keys',
    route: '/scoring-leaderboards/api',
    prepare: async (stage) =>
      stage.visit('/scoring-leaderboards/api', {
        person: await stage.makePerson(),
        answers: { own_api_keys: examples.own_api_keys.map((key) => ({ ...key, name: LONG_NAME })) },
      }),
  },
  {
    name: 'fairness-empty',
    route: '/game/:gameSlug/superbee',
    prepare: async (stage) =>
      stage.visit(`/game/${await makeGame(stage.address)}/superbee?tab=fairness`, {
        brand: 'star',
        person: stage.demoPerson(AGENT),
      }),
  },
  {
    name: 'fairness-full',
    route: '/game/:gameSlug/superbee',
    isFleeting: true,
    prepare: async (stage) => {
      const page = await stage.visit(`/game/${await makeGame(stage.address)}/superbee?tab=fairness`, {
        brand: 'star',
        person: stage.demoPerson(AGENT),
        answers: FULL,
      });
      await page.getByRole('button', { name: 'Count now' }).click();
      return page;
    },
  },
  {
    name: 'fairness-price-dialog',
    route: '/game/:gameSlug/superbee',
    isFleeting: true,
    prepare: async (stage) => {
      const page = await stage.visit(`/game/${await makeGame(stage.address)}/superbee?tab=fairness`, {
        brand: 'star',
        person: stage.demoPerson(AGENT),
        answers: FULL,
      });
      await page
        .getByRole('button', { name: /^Correct the price of/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
      return page;
    },
  },
  {
    name: 'appeals-staff',
    route: '/scoot-management',
    prepare: async (stage) =>
      stage.visit('/scoot-management', {
        person: stage.demoPerson('staff@example.com'),
        answers: {
          appeals: {
            appeals: appeals.appeals.map((one) => ({
              ...one,
              note: WORDS,
              appealNote: WORDS,
              player: LONG_NAME,
              gameTitle: LONG_TITLE,
              title: LONG_TITLE,
            })),
            next: null,
          },
        },
      }),
  },
  {
    name: 'result-fair-play',
    route: '/game/:gameSlug/results/:routeSssnId',
    prepare: async (stage) => {
      const { slug, sessionId, guestToken } = await playAGame(stage);
      const page = await stage.visit(`/game/${slug}/results/${sessionId}`, {
        brand: 'star',
        storage: { guestToken },
        answers: {
          run_fairness: {
            corrections: ofRun.corrections.map((one) => ({ ...one, title: LONG_TITLE, note: WORDS })),
            disputes: ofRun.disputes.map((one) => ({
              ...one,
              title: LONG_TITLE,
              note: WORDS,
              decisionNote: WORDS,
            })),
            polls: ofRun.polls,
            exclusion: { ...ofRun.exclusion, reason: WORDS },
          },
        },
      });
      await page.locator('.fairness').first().waitFor();
      return page;
    },
  },
  {
    name: 'result-dispute-dialog',
    route: '/game/:gameSlug/results/:routeSssnId',
    isFleeting: true,
    prepare: async (stage) => {
      const { slug, sessionId, guestToken } = await playAGame(stage);
      const page = await stage.visit(`/game/${slug}/results/${sessionId}`, {
        brand: 'star',
        storage: { guestToken },
      });
      await page.getByRole('button', { name: 'Something is wrong with a home' }).click();
      await page.getByRole('dialog').waitFor();
      return page;
    },
  },
];
