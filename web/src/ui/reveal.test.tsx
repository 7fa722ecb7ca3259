import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Reveal, REVEAL_MS, type RevealProps } from './reveal.tsx';

const outcome: RevealProps = {
  priceMinor: 46_750_000,
  guess: { lowMinor: 44_000_000, highMinor: 44_000_000 },
  crowd: { medianMinor: 41_000_000, q1Minor: 36_500_000, q3Minor: 47_500_000 },
  score: 785,
  maxScore: 1000,
  currency: 'GBP',
  locale: 'en-GB',
  labels: {
    summary: 'It sold for £467,500.',
    price: 'Sold for',
    marks: { guess: 'You', price: 'Price', crowd: 'Everybody' },
    score: '785 of 1,000 points',
    points: 'of 1,000',
    verdict: 'Close',
    skip: 'Skip',
  },
};

const withMarks = (more: Partial<RevealProps['labels']['marks']>): RevealProps['labels'] => ({
  ...outcome.labels,
  marks: { ...outcome.labels.marks, ...more },
});

let prefersStill = false;
beforeEach(() => {
  prefersStill = false;
  vi.stubGlobal('matchMedia', () => ({ matches: prefersStill }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Reveal', () => {
  it('lays the price on one card for each group of figures, and says it once', () => {
    const { container } = render(<Reveal {...outcome} hasCards isFresh />);
    expect(Array.from(container.querySelectorAll('.ui-flipping-card'), (card) => card.textContent)).toEqual([
      '467',
      '500',
    ]);
    expect(screen.getAllByRole('img', { name: '£467,500' })).toHaveLength(1);
    expect(container.querySelector('.ui-turning')).toBeNull();
  });

  it('is over at once for whoever keeps everything still on this site', () => {
    vi.useFakeTimers();
    document.documentElement.setAttribute('data-still', '');
    const onDone = vi.fn<() => void>();
    render(<Reveal {...outcome} hasCards isFresh onDone={onDone} />);
    act(() => {
      vi.advanceTimersByTime(1);
    });
    document.documentElement.removeAttribute('data-still');
    expect(onDone).toHaveBeenCalled();
  });

  it('Reveal says price, score, own guess and crowd in text', () => {
    render(<Reveal {...outcome} />);
    expect(screen.getByRole('img', { name: '£467,500' })).toBeDefined();
    expect(screen.getByRole('img', { name: '785 of 1,000 points' })).toBeDefined();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent.replace('K', 'k'))).toEqual([
      'You £440k',
      'Price £468k',
      'Everybody £410k',
    ]);
  });

  it('Reveal takes the focus to its summary when it has just happened, and leaves it otherwise', () => {
    const { unmount } = render(<Reveal {...outcome} />);
    expect(document.activeElement).toBe(document.body);
    unmount();
    render(<Reveal {...outcome} isFresh />);
    expect(document.activeElement?.textContent).toBe('It sold for £467,500.');
  });

  it('Reveal is over within two seconds', () => {
    vi.useFakeTimers();
    const onDone = vi.fn();
    render(<Reveal {...outcome} isFresh onDone={onDone} />);
    expect(REVEAL_MS).toBeLessThanOrEqual(2000);
    expect(onDone).not.toHaveBeenCalled();
    act(() => {
      vi.advanceTimersByTime(REVEAL_MS);
    });
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  });

  it('Reveal is skipped by Escape and a tap, and by no other key', async () => {
    for (const skip of [() => userEvent.keyboard('{Escape}'), () => userEvent.click(document.body)]) {
      const onDone = vi.fn();
      const { unmount } = render(<Reveal {...outcome} isFresh onDone={onDone} />);
      await userEvent.keyboard('x {Tab}{Enter}');
      expect(onDone).not.toHaveBeenCalled();
      await skip();
      expect(onDone).toHaveBeenCalledTimes(1);
      unmount();
    }
  });

  it('Reveal waits for nothing under reduced motion', () => {
    vi.useFakeTimers();
    prefersStill = true;
    const onDone = vi.fn();
    render(<Reveal {...outcome} isFresh onDone={onDone} />);
    act(() => {
      vi.advanceTimersByTime(0);
    });
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('Reveal names the distance on the tape where there is room for the words', () => {
    const far = { ...outcome, crowd: null, labels: withMarks({ distance: '6 % under' }) };
    const { rerender } = render(<Reveal {...far} />);
    expect(screen.queryByText('6 % under')).toBeNull();
    rerender(<Reveal {...far} guess={{ lowMinor: 10_000_000, highMinor: 10_000_000 }} />);
    expect(screen.getByText('6 % under')).toBeDefined();
  });

  it('Reveal says how the score came about', () => {
    render(<Reveal {...outcome} labels={{ ...outcome.labels, sum: '547 × 0.7 for a hint' }} />);
    expect(screen.getByText('547 × 0.7 for a hint')).toBeDefined();
  });

  it('Reveal without a guess shows the price and no mark of the player', () => {
    render(<Reveal {...outcome} guess={null} crowd={null} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent.replace('K', 'k'))).toEqual([
      'Price £468k',
    ]);
  });
});
