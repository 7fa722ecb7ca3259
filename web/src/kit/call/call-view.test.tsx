import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { CallView } from './call-view.tsx';
import { useCall } from './use-call.ts';
import { Waiting } from './waiting.tsx';

const en = readTexts('en');

beforeAll(() => speakLocale('en-GB', en));

type Read = () => Promise<readonly string[]>;

function Names({ read }: { readonly read: Read }) {
  const call = useCall(['names'], read);
  return (
    <>
      <CallView
        call={call}
        waiting={<Waiting label="Loading the names">skeleton</Waiting>}
        isEmpty={(names) => names.length === 0}
        empty={<p>Nobody yet</p>}
      >
        {(names) => <p>{names.join(' and ')}</p>}
      </CallView>
      <button type="button" onClick={() => void call.reload()}>
        Reload
      </button>
    </>
  );
}

it('says that it loads, then shows the answer', async () => {
  render(<Names read={() => Promise.resolve(['Ana', 'Ben'])} />);
  expect(screen.getByText('Loading the names').closest('[aria-busy]')).toBeTruthy();
  expect(await screen.findByText('Ana and Ben')).toBeTruthy();
});

it('says what failed, keeps saying it while it is asked again, then what to do where there is nothing', async () => {
  let answer: (names: readonly string[]) => void = () => undefined;
  const read = vi
    .fn<Read>()
    .mockRejectedValueOnce(new AppError('network', ''))
    .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  render(<Names read={read} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('Try again').getAttribute('aria-busy')).toBe('true'));
  answer([]);
  expect(await screen.findByText('Nobody yet')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps the answer on screen while it is asked again', async () => {
  const read = vi.fn<Read>().mockResolvedValueOnce(['Ana']).mockResolvedValueOnce(['Ben']);
  render(<Names read={read} />);
  expect(await screen.findByText('Ana')).toBeTruthy();
  fireEvent.click(screen.getByText('Reload'));
  expect(screen.getByText('Ana')).toBeTruthy();
  expect(await screen.findByText('Ben')).toBeTruthy();
});
