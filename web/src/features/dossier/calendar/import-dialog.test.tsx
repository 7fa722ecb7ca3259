import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { addTexts, speakLocale } from '#lib/i18n.ts';
import { readAreaTexts, readTexts } from '#locales/read-texts.ts';
import { fakeScene } from '../notes/fake-scene.ts';
import { addEvent, readImported } from './calendar-calls.ts';
import { ImportDialog } from './import-dialog.tsx';

vi.mock('#lib/supabase.ts', () => ({}));
vi.mock('./calendar-calls.ts', () => ({ addEvent: vi.fn(), readImported: vi.fn() }));

const event = (uid: string, title: string, more = '') =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:${title}\r\nDTSTART:20261201T100000Z\r\nDTEND:20261201T110000Z\r\n${more}END:VEVENT\r\n`;
const FILE = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${event('a', 'First viewing')}${event('b', 'Survey')}${event('c', 'Known already')}${event('d', 'Called off', 'STATUS:CANCELLED\r\n')}END:VCALENDAR\r\n`;

/** A file as a browser hands it over. */
function fileOf(text: string): File {
  return Object.assign(new File([text], 'agent.ics', { type: 'text/calendar' }), {
    text: () => Promise.resolve(text),
  });
}

function show() {
  const [onClose, onImported] = [vi.fn(), vi.fn()];
  const { container } = render(
    <ImportDialog scene={fakeScene()} onClose={onClose} onImported={onImported} />,
  );
  const choose = (file: File) => {
    const input = container.ownerDocument.querySelector('input[type=file]');
    if (input) fireEvent.change(input, { target: { files: [file] } });
  };
  return { choose, onClose, onImported };
}

beforeEach(() => {
  speakLocale('en-GB', readTexts('en'));
  addTexts(readAreaTexts('dossier-notes', 'en'));
  vi.mocked(readImported).mockReset();
  vi.mocked(readImported).mockResolvedValue(new Set(['c']));
  vi.mocked(addEvent).mockReset();
  vi.mocked(addEvent).mockResolvedValue({} as never);
});

it('shows what a file holds, and takes over what is chosen and not there yet', async () => {
  const { choose, onClose, onImported } = show();
  choose(fileOf(FILE));
  const survey = await screen.findByRole('checkbox', { name: /Survey/ });
  expect(screen.queryByText(/Called off/)).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Known already/ }).disabled).toBe(true);
  fireEvent.click(survey);
  fireEvent.click(screen.getByRole('button', { name: /1/ }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(
    vi.mocked(addEvent).mock.calls.map(([{ title, importUid, startsAt }]) => [title, importUid, startsAt]),
  ).toEqual([['First viewing', 'a', '2026-12-01T10:00:00.000Z']]);
  expect(onImported).toHaveBeenCalledOnce();
});

it('passes over what somebody else has taken over meanwhile, and tells any other failure', async () => {
  vi.mocked(addEvent).mockRejectedValueOnce(new AppError('already_there', 'It is there.'));
  const first = show();
  first.choose(fileOf(FILE));
  fireEvent.click(await screen.findByRole('button', { name: /2/ }));
  await vi.waitFor(() => expect(first.onClose).toHaveBeenCalledOnce());
  expect(addEvent).toHaveBeenCalledTimes(2);
  vi.mocked(addEvent).mockRejectedValue(new AppError('not_allowed', 'No.', { status: 403 }));
  fireEvent.click(screen.getByRole('button', { name: /2/ }));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(first.onClose).toHaveBeenCalledOnce();
});

it('reads no file that is larger than a calendar', async () => {
  const { choose } = show();
  choose(Object.defineProperty(fileOf(FILE), 'size', { value: 60_000_000 }));
  await vi.waitFor(() => expect(screen.getByText(/too (long|large)/i)).toBeDefined());
  expect(readImported).not.toHaveBeenCalled();
});
