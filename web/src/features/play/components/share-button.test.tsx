import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { countShare } from '#kit/sharing/count-share.ts';
import { ShareButton } from './share-button.tsx';

vi.mock('#kit/sharing/count-share.ts');

beforeAll(() => speakLocale('en-GB', readTexts('en')));
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  vi.restoreAllMocks();
  vi.mocked(countShare).mockClear();
});

const share = (how: () => Promise<void>) => {
  const sheet = vi.fn(how);
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  return sheet;
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'Share' }));

describe('ShareButton', () => {
  it('opens the list of apps where the device has one', async () => {
    const sheet = share(() => Promise.resolve());
    render(<ShareButton game="a-game" text="squares" isFirst />);
    await press();
    expect(sheet).toHaveBeenCalledWith({ text: 'squares' });
    expect(await screen.findByText('Handed on.')).toBeDefined();
    expect(countShare).toHaveBeenCalledExactlyOnceWith('a-game');
  });

  it('says nothing when that list is closed again, and shows the text when no app took it', async () => {
    share(() => Promise.reject(new DOMException('closed', 'AbortError')));
    const { unmount } = render(<ShareButton game="a-game" text="squares" isFirst />);
    await press();
    expect(screen.getByRole('status').textContent).toBe('');
    unmount();
    share(() => Promise.reject(new Error('no app')));
    render(<ShareButton game="a-game" text="squares" isFirst />);
    await press();
    expect(await screen.findByDisplayValue('squares')).toBeDefined();
    expect(countShare).not.toHaveBeenCalled();
  });

  it('copies where there is none, and shows the text where copying is refused', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<ShareButton game="a-game" text="squares" isFirst />);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText(/^Copied\./)).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe('squares');
    expect(countShare).toHaveBeenCalledExactlyOnceWith('a-game');
    unmount();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    render(<ShareButton game="a-game" text="squares" isFirst />);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByDisplayValue('squares')).toBeDefined();
  });
});
