import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { addTexts, speakLocale } from '#lib/i18n.ts';
import { queryClient } from '#kit/call/query-client.ts';
import { readAreaTexts, readTexts } from '#locales/read-texts.ts';
import { ModelReading } from './model-reading.tsx';

const sent = vi.hoisted(() => vi.fn<(name: string, body: object) => Promise<unknown>>());
vi.mock('#lib/api.ts', () => ({ callFunction: sent, callRpc: vi.fn() }));

/** A model that reads this; null: none is set up. */
function setUp(phrases: readonly string[] | null) {
  sent.mockImplementation((_, body) => {
    if (phrases === null) return Promise.reject(new AppError('no_model', 'none', { status: 503 }));
    return Promise.resolve({ body: { provider: 'A model', phrases: 'isProbe' in body ? [] : phrases } });
  });
}

beforeEach(() => {
  speakLocale('en-GB', readTexts('en'));
  addTexts(readAreaTexts('quests', 'en'));
  queryClient.clear();
  sent.mockReset();
});

describe('ModelReading', () => {
  it('sends wishes to the provider that the button names, once it is pressed, and adds what came when that is taken', async () => {
    setUp(['garden', '4 bedrooms']);
    const take = vi.fn();
    render(<ModelReading text="the dog wants out" onTake={take} />);
    const ask = await screen.findByRole('button', { name: 'Let A model read my wishes' });
    expect(sent.mock.calls.map(([, body]) => body)).toEqual([{ isProbe: true }]);
    fireEvent.click(ask);
    expect(await screen.findByText('The model understood: garden, 4 bedrooms')).toBeTruthy();
    expect(sent.mock.calls.at(-1)?.[1]).toEqual({
      ...{ text: 'the dog wants out', agreesTo: 'A model', language: 'en' },
    });
    expect(take).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Add this to my wishes' }));
    expect(take).toHaveBeenCalledWith('the dog wants out\ngarden, 4 bedrooms');
  });

  it('says that nothing came of it', async () => {
    setUp([]);
    render(<ModelReading text="the dog wants out" onTake={vi.fn()} />);
    fireEvent.click(await screen.findByRole('button', { name: /^Let/ }));
    expect(await screen.findByText(/found nothing in it/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not there without a model, and not before something was typed', async () => {
    setUp(null);
    const { container, rerender } = render(<ModelReading text="the dog wants out" onTake={vi.fn()} />);
    await vi.waitFor(() => expect(sent).toHaveBeenCalled());
    expect(container.textContent).toBe('');
    setUp(['garden']);
    queryClient.clear();
    rerender(<ModelReading key="anew" text=" " onTake={vi.fn()} />);
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(container.textContent).toBe('');
  });
});
