import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../_shared/fake-backend.ts';
import { serve } from '../_shared/serve.ts';
import { oneClickEndRequest } from '../_shared/wire/reminders.ts';
import { endReminder, leadToPage, readOneClick } from './handler.ts';

const address = 'https://api.example/functions/v1/end-reminder?token=abc';

describe('endReminder()', () => {
  test('ends what the address names, as mail programs ask it (RFC 8058)', async () => {
    const backend = createFakeBackend({ '/rest/v1/rpc/end_reminder_by_click': () => true });
    const handler = serve(
      { name: 'end-reminder', contract: oneClickEndRequest, handle: endReminder, readInput: readOneClick },
      backend.platform,
    );
    const answer = await handler(
      new Request(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
    );
    expect([answer.status, await answer.json()]).toEqual([200, { isEnded: true }]);
    expect(backend.calls.map(({ args }) => args)).toEqual([{ token: 'abc' }]);
  });
});

describe('leadToPage()', () => {
  test('ends nothing by being looked at, and leads to the page that asks', () => {
    const answer = leadToPage(new Request(address), 'https://game.example');
    expect([answer?.status, answer?.headers.get('location')]).toEqual([
      303,
      'https://game.example/daily-challenge/subscribe#reminder=abc',
    ]);
    expect(
      leadToPage(new Request(`${address}&about=notices`), 'https://game.example')?.headers.get('location'),
    ).toBe('https://game.example/my-notifications#reminder=abc');
    expect(leadToPage(new Request(address, { method: 'POST' }), 'https://game.example')).toBeNull();
  });
});
