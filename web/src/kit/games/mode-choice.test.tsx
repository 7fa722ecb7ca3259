import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { otherModes } from '#domain/game-ways.ts';
import { speakLocale, t } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { examples } from '#wire/examples.ts';
import { ModeChoice } from './mode-choice.tsx';

const game = { ...examples.game_overview, mode: 'classic', modeOptions: {}, rounds: 5 };

beforeEach(() => speakLocale('en-GB', readTexts('en')));

describe('the choice of a mode', () => {
  it('offers what the game can be played in, and says what was chosen', () => {
    const choose = vi.fn();
    const { rerender } = render(<ModeChoice game={game} value="" onChange={choose} />);
    const select = screen.getByLabelText<HTMLSelectElement>(t('ways.choose'));
    expect([...select.options].map(({ value }) => value)).toEqual(['', ...otherModes(game)]);
    fireEvent.change(select, { target: { value: 'blitz' } });
    expect(choose).toHaveBeenCalledWith('blitz');
    rerender(<ModeChoice game={game} value="blitz" onChange={choose} />);
    expect(screen.getByRole('status').textContent).toContain(t('mode.clock', { seconds: 15 }));
    expect(screen.getByRole('status').textContent).toContain(t('ways.practice'));
  });

  it('takes back a mode of the address that the game has not', () => {
    const choose = vi.fn();
    render(<ModeChoice game={game} value="classroom-safe" onChange={choose} />);
    expect(choose).toHaveBeenCalledWith('');
  });

  it('is not there where a game is played as it was made', () => {
    const choose = vi.fn();
    const family = { ...game, modeOptions: { isFamily: true } };
    const { container } = render(<ModeChoice game={family} value="blitz" onChange={choose} />);
    expect(container.textContent).toBe('');
    expect(choose).toHaveBeenCalledWith('');
  });
});
