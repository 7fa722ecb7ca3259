import { BADGES, BADGE_KEYS } from '#domain/badges.ts';
import { examples } from '#wire/examples.ts';
import { LONG_NAME, LONG_TITLE, type Scene, type Stage, type VisitOptions } from './scene.ts';

const { own_accuracy: accuracy, own_play: play, own_profile: profile, season_board: board } = examples;

const run = (of: { readonly game: object }) => ({ ...of, game: { ...of.game, title: LONG_TITLE } });
const badges = BADGE_KEYS.map((badge, place) => ({
  badge,
  ...BADGES[badge],
  earnedOn: place % 3 === 0 ? '2026-03-12' : null,
  rarity: place % 5 === 4 ? null : 1 / (place + 1),
}));
/** A record of a year, with names as long as they may be. */
const FULL = {
  own_play: {
    ...play,
    runs: 1_216,
    homes: 12_078,
    days: Array.from({ length: 150 }, (_, day) => ({
      on: new Date(Date.UTC(2025, 6, 12) + day * 86_400_000 * (1 + (day % 3 === 0 ? 0.2 : 0)))
        .toISOString()
        .slice(0, 10),
      homes: ((day * 7) % 23) + 1,
    })),
    bestRun: play.bestRun && run(play.bestRun),
    mostOverPar: play.mostOverPar && run(play.mostOverPar),
    closest: play.closest && { ...run(play.closest), title: LONG_TITLE },
  },
  own_accuracy: {
    ...accuracy,
    guesses: 12_064,
    bias: accuracy.bias.map((one) =>
      one.kind === 'area' ? { ...one, area: 'Rhondda Cynon Taf and Merthyr Tydfil' } : one,
    ),
  },
  own_badges: { ...examples.own_badges, badges },
  own_seasons: examples.own_seasons,
  own_friends: {
    ...examples.own_friends,
    friends: ['Ada', LONG_NAME, 'Bela'].map((name, place) => ({
      ...examples.own_friends.friends[0],
      id: `00000000-0000-4000-8000-00000000021${String(place)}`,
      name,
    })),
  },
  edition_record: {
    ...examples.edition_record,
    marks: '1'.repeat(40),
  },
} satisfies VisitOptions['answers'];

async function ownAddress(
  stage: Stage,
  path = '',
): Promise<{ path: string; person: { email: string; password: string } }> {
  const person = await stage.makePerson();
  const [row] = await stage.sql<{ id: string }>('select id from auth.users where email = $1', [person.email]);
  return { path: `/u/${row?.id ?? ''}/admin${path}`, person };
}

function own(name: string, route: string, options: VisitOptions = {}, then = ''): Scene {
  return {
    name,
    route,
    prepare: async (stage) => {
      const { path, person } = await ownAddress(stage, route.replace('/u/:userUuid/admin', ''));
      return stage.visit(path + then, { ...options, person });
    },
  };
}

const RECORD = '/u/:userUuid/admin';

/** What a player made of it all, for themselves, for friends and for everybody. */
export const recordScenes: readonly Scene[] = [
  own('record-empty', RECORD),
  own('record-full', RECORD, { answers: FULL }),
  own('record-failed', RECORD, {
    failing: ['own_play', 'own_accuracy', 'own_badges', 'own_seasons', 'own_friends', 'edition_record'],
  }),
  own('profile-private', `${RECORD}/profile`),
  own('profile-public', `${RECORD}/profile`, { answers: { own_profile: { ...profile, name: LONG_NAME } } }),
  own('own-data', `${RECORD}/user`),
  {
    name: 'public-profile',
    route: '/player/:handle',
    prepare: (stage) =>
      stage.visit('/player/0123456789abcdef', {
        answers: {
          public_profile: {
            ...examples.public_profile,
            name: LONG_NAME,
            badges: badges.filter(({ earnedOn }) => earnedOn !== null),
          },
        },
      }),
  },
  {
    name: 'public-profile-nobody',
    route: '/player/:handle',
    prepare: (stage) => stage.visit('/player/nobody'),
  },
  {
    name: 'friend-asks',
    route: '/friend/:token',
    prepare: async (stage) =>
      stage.visit(`/friend/${'1'.repeat(64)}`, {
        person: await stage.makePerson(),
        answers: { friend_invitation: { ...examples.friend_invitation, name: LONG_NAME } },
      }),
  },
  {
    name: 'friend-link-used',
    route: '/friend/:token',
    prepare: async (stage) => stage.visit(`/friend/${'1'.repeat(64)}`, { person: await stage.makePerson() }),
  },
  { name: 'season-empty', route: '/season', prepare: (stage) => stage.visit('/season') },
  {
    name: 'season-full',
    route: '/season',
    prepare: (stage) =>
      stage
        .visit('/clear', {
          answers: {
            season_board: {
              ...board,
              rows: Array.from({ length: 25 }, (_, place) => ({
                ...board.rows[place % 2],
                id: String(place),
                rank: place + 1,
                displayName: place % 4 === 1 ? LONG_NAME : `Player ${String(place + 1)}`,
                overPar: 140.2 - place * 9.3,
                isOwn: place === 5,
                tier: (['diamond', 'platinum', 'gold', 'silver', null] as const)[
                  Math.min(4, Math.floor(place / 5))
                ],
              })),
            },
          },
        })
        .then(async (page) => {
          // The server's own first answer would come before this one.
          await page.evaluate(() => {
            history.pushState(null, '', '/season');
            window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
          });
          await page.locator('.record-board').waitFor();
          return page;
        }),
    isFleeting: true,
  },
];
