import { describe, expect, test } from 'vitest';
import { createFakeBackend, post } from '../_shared/fake-backend.ts';
import { serve } from '../_shared/serve.ts';
import { reminderWaysRequest } from '../_shared/wire/reminders.ts';
import { createReminderWays } from './handler.ts';

const ask = async (variables: Readonly<Record<string, string>>) => {
  const handle = createReminderWays((name) => variables[name]);
  const { platform } = createFakeBackend({});
  const answer = await serve(
    { name: 'reminder-ways', contract: reminderWaysRequest, handle },
    platform,
  )(post({}));
  return (await answer.json()) as unknown;
};

describe('createReminderWays()', () => {
  test('says what is set up, and no secret', async () => {
    const all = {
      MAIL_URL: 'smtps://a:secret@b',
      MAIL_FROM: 'c',
      VAPID_PUBLIC_KEY: 'known',
      VAPID_PRIVATE_KEY: 'secret',
    };
    expect(await ask(all)).toEqual({ mail: true, pushKey: 'known' });
  });

  test.each<Record<string, string>>([{}, { MAIL_URL: 'smtps://b', VAPID_PUBLIC_KEY: 'known' }])(
    'with %j there is no way',
    async (variables) => {
      expect(await ask(variables)).toEqual({ mail: false, pushKey: null });
    },
  );
});
