import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { recordsCalls } from '#wire/examples/records.ts';
import { snakeNames } from '#wire/snake-case.ts';
import { speakLocale } from '#lib/i18n.ts';
import { forgetAsked } from '#kit/call/ahead.ts';
import { readTexts } from '#locales/read-texts.ts';
import { SignInList } from './sign-in-list.tsx';

const [here, elsewhere] = recordsCalls.own_sessions;
let answers: (() => Response)[] = [];
const asked: string[] = [];

beforeAll(() => speakLocale('en-GB', readTexts('en')));
afterEach(() => {
  vi.unstubAllGlobals();
  forgetAsked();
});

/** The list where the server answers so, one answer after the other. */
function open(...next: (() => Response)[]) {
  answers = next;
  asked.length = 0;
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    asked.push(`${address.split('/').at(-1) ?? ''} ${body}`);
    return Promise.resolve((answers.shift() ?? (() => Response.error()))());
  });
  render(<SignInList />);
}

const rows =
  (...signIns: unknown[]) =>
  () =>
    Response.json(signIns.map((row) => snakeNames(row as Record<string, unknown>)));

it('marks this browser, and ends another sign-in alone', async () => {
  open(rows(here, elsewhere), rows(here), rows(here));
  const [own, other] = await screen.findAllByRole('listitem');
  expect(own?.textContent).toMatch(
    /^Firefox on Linux \(this browser\)Signed in 2 Jan 2026, 10:00, last renewed/,
  );
  expect(within(own as HTMLElement).queryByRole('button')).toBeNull();
  expect(other?.textContent).toContain('A browser that did not say its name');
  fireEvent.click(within(other as HTMLElement).getByRole('button'));
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(asked[1]).toBe(`sign_out_session {"session":"${elsewhere?.id ?? ''}"}`);
});

it('says why one could not be ended, and keeps it in the list', async () => {
  open(rows(here, elsewhere), () => Response.json({ message: 'No.', code: 'not_allowed' }, { status: 403 }));
  fireEvent.click(
    await screen.findByRole('button', { name: /^Sign out A browser that did not say its name/ }),
  );
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
