import { examples } from '#wire/examples.ts';
import { layRun } from './laid-run.ts';
import { LONG_TITLE, type Scene } from './scene.ts';

const WORDS =
  'It sold for more than that: the land registry says £512,500 on the 3rd of May, and the photos are those of the house next door, which we know well because we lived there until last winter.';

/** What changed in somebody's runs, and whether they are told of it by mail. */
export const noticeScenes: readonly Scene[] = [
  {
    name: 'notices-empty',
    route: '/my-notifications',
    prepare: async (stage) => stage.visit('/my-notifications', { person: await stage.makePerson() }),
  },
  {
    name: 'notices-mail-on',
    route: '/my-notifications',
    prepare: async (stage) =>
      stage.visit('/my-notifications', {
        person: await stage.makePerson(),
        answers: {
          'reminder-ways': examples['reminder-ways'],
          own_notice_mail: {
            ...examples.own_notice_mail,
            address: `${'maximiliana.featherstonehaugh'.repeat(2)}@cholmondeley.example`,
          },
        },
      }),
  },
  {
    name: 'notices-mail-asked',
    route: '/my-notifications',
    prepare: async (stage) =>
      stage.visit('/my-notifications', {
        person: await stage.makePerson(),
        answers: {
          'reminder-ways': examples['reminder-ways'],
          own_notice_mail: examples.ask_for_notice_mail,
        },
      }),
  },
  {
    name: 'notices-guest',
    route: '/my-notifications',
    prepare: async (stage) => {
      const { guestToken } = await layRun(stage, 'sample-one-off');
      const page = await stage.visit('/my-notifications', { storage: { guestToken } });
      await page.getByLabel('E-mail address').waitFor();
      return page;
    },
  },
  {
    name: 'notices-mail-link',
    route: '/my-notifications',
    isFleeting: true,
    prepare: async (stage) =>
      stage.visit(`/my-notifications#reminder=${'1'.repeat(64)}`, {
        answers: { reminder_by_token: { ...examples.reminder_by_token, edition: null } },
      }),
  },
  {
    name: 'notices-full',
    route: '/my-notifications',
    prepare: async (stage) => {
      const { notices } = examples.own_notices;
      return stage.visit('/my-notifications', {
        person: await stage.makePerson(),
        answers: {
          own_notices: {
            ...examples.own_notices,
            notices: notices.map((one) => ({
              ...one,
              game: { ...one.game, title: LONG_TITLE },
              home: one.home && LONG_TITLE,
              hiddenBecause: one.hiddenBecause && WORDS,
            })),
          },
        },
      });
    },
  },
];
