import { examples } from '#wire/examples.ts';
import { layRun } from './laid-run.ts';
import { LONG_TITLE, type Scene, type Stage, type VisitOptions } from './scene.ts';

const WORLD = { edition: 'world' };

function day(path: string, name = path.replaceAll('/', '-').slice(1), options: VisitOptions = {}): Scene {
  return { name, route: path, prepare: (stage) => stage.visit(path, { storage: WORLD, ...options }) };
}

/** A guest who has played today’s world. */
async function playToday(stage: Stage): Promise<Readonly<Record<string, string>>> {
  const [today] = await stage.sql<{ slug: string }>(
    `select g.slug from private.edition_days d join public.games g on g.id = d.game_id
     where d.edition = 'world' and now() between d.opens_at and d.closes_at`,
  );
  const { guestToken } = await layRun(stage, today?.slug ?? '');
  return { ...WORLD, guestToken };
}

const PLAYED = {
  ...examples.edition_record,
  marks: '1'.repeat(30),
};

const PLAN = '/scoot-management/editions';

/** The challenges of every day and week, what reminds of them, and what staff plan. */
export const dayScenes: readonly Scene[] = [
  ...[
    '/daily-challenge',
    '/daily-challenge/today',
    '/daily-challenge/uk',
    '/daily-challenge/us',
    '/daily-challenge/countdown',
    '/daily-challenge/streaks',
    '/daily-challenge/calendar',
    '/daily-challenge/archive',
    '/daily-challenge/yesterday',
    '/daily-challenge/editions',
    '/daily-challenge/hard-mode',
    '/daily-challenge/hints',
    '/daily-challenge/share',
    '/daily-challenge/subscribe',
    '/daily-challenge/corrections',
    '/daily-challenge/rules',
    '/weekly-challenge',
    '/weekly-challenge/leaderboards',
    '/weekly-challenge/weekend-mega',
  ].map((path) => day(path)),
  {
    name: 'daily-challenge-today-done',
    route: '/daily-challenge/today',
    prepare: async (stage) => stage.visit('/daily-challenge/today', { storage: await playToday(stage) }),
  },
  {
    name: 'daily-challenge-calendar-played',
    route: '/daily-challenge/calendar',
    prepare: async (stage) => stage.visit('/daily-challenge/calendar', { storage: await playToday(stage) }),
  },
  day('/daily-challenge/streaks', 'daily-challenge-streaks-long', { answers: { edition_record: PLAYED } }),
  day('/daily-challenge/today', 'daily-challenge-today-failed', { failing: ['daily_challenge'] }),
  day('/daily-challenge/archive', 'daily-challenge-archive-failed', { failing: ['edition_record'] }),
  {
    name: 'daily-challenge-corrections-full',
    route: '/daily-challenge/corrections',
    prepare: (stage) =>
      stage.visit('/daily-challenge/corrections', {
        answers: {
          day_corrections: {
            corrections: Array.from({ length: 6 }, (_, place) => ({
              ...examples.day_corrections.corrections[0],
              id: `00000000-0000-4000-8000-00000000004${String(place)}`,
              runs: 1_203 * place,
            })),
            next: null,
          },
        },
      }),
  },
  {
    name: 'subscribe-refused',
    route: '/daily-challenge/subscribe',
    isFleeting: true,
    prepare: async (stage) => {
      const page = await stage.visit('/daily-challenge/subscribe');
      await page.getByRole('button', { name: 'Send me the question' }).click();
      return page;
    },
  },
  {
    name: 'subscribe-asked',
    route: '/daily-challenge/subscribe',
    isFleeting: true,
    prepare: async (stage) => {
      const page = await stage.visit('/daily-challenge/subscribe', {
        answers: { ask_for_reminder: { isAsked: true } },
      });
      await page.getByLabel('E-mail address').fill('ada@example.com');
      await page.getByRole('button', { name: 'Send me the question' }).click();
      await page.getByRole('heading', { name: 'Look into your mail' }).waitFor();
      return page;
    },
  },
  ...(
    [
      ['asks', examples.reminder_by_token],
      ['is-on', { ...examples.reminder_by_token, isConfirmed: true, nextAt: '2026-12-09T07:00:00Z' }],
    ] as const
  ).map(([what, answer]): Scene => ({
    name: `reminder-${what}`,
    route: '/daily-challenge/subscribe',
    isFleeting: true,
    prepare: (stage) =>
      stage.visit(`/daily-challenge/subscribe#reminder=${'1'.repeat(64)}`, {
        answers: { reminder_by_token: answer },
      }),
  })),
  {
    name: 'reminder-is-gone',
    route: '/daily-challenge/subscribe',
    isFleeting: true,
    prepare: (stage) => stage.visit(`/daily-challenge/subscribe#reminder=${'1'.repeat(64)}`),
  },
  {
    name: 'edition-plan',
    route: PLAN,
    prepare: async (stage) => {
      await stage.sql("select private.choose_edition_day('us', current_date + 3)");
      const page = await stage.visit(`${PLAN}?edition=us`, { person: stage.demoPerson('staff@example.com') });
      await page.locator('.plan-day summary').first().click();
      return page;
    },
  },
  {
    name: 'edition-plan-full',
    route: PLAN,
    prepare: async (stage) => {
      const [planned] = examples.edition_plan;
      const homes = Array.from({ length: 5 }, (_, place) => ({
        ...planned?.homes?.[0],
        listingId: `00000000-0000-4000-8000-00000000005${String(place)}`,
        title: place === 1 ? LONG_TITLE : 'House by the mill',
        missPercent: place === 2 ? null : 12,
      }));
      const page = await stage.visit(PLAN, {
        person: stage.demoPerson('staff@example.com'),
        answers: {
          edition_pool: {
            ...examples.edition_pool,
            games: [{ slug: 'one', title: LONG_TITLE, state: 'draft', homes: 50, setAside: 50 }],
          },
          edition_plan: Array.from({ length: 5 }, (_, place) => ({
            ...planned,
            on: `2026-12-0${String(place + 1)}`,
            number: 300 + place,
            homes,
          })),
        },
      });
      await page.locator('.plan-day summary').first().click();
      return page;
    },
  },
];
