import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Ruler, type RulerProps, type RulerValue } from './ruler.tsx';
import { sampleMoney, sampleRefusal } from './sample-money.ts';

const labels = {
  guess: 'Your guess',
  low: 'At least',
  high: 'At most',
  ruler: 'Price ruler',
  spread: 'Width',
  less: 'Less',
  more: 'More',
  priceKind: 'sold in 2023, in pounds',
  prompt: 'Type 450k',
  refusal: sampleRefusal,
};

let value: RulerValue | null = null;

function Held({ start = null, ...rest }: { readonly start?: RulerValue | null } & Partial<RulerProps>) {
  const [held, setHeld] = useState(start);
  useEffect(() => {
    value = held;
  }, [held]);
  return <Ruler {...sampleMoney} labels={labels} value={held} onChange={setHeld} {...rest} />;
}

const at = (pounds: number): RulerValue => ({ lowMinor: pounds * 100, highMinor: pounds * 100 });
const tape = (): HTMLElement => screen.getByRole('slider', { name: 'Price ruler' });

beforeEach(() => {
  // jsdom lays nothing out.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(330);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

describe('Ruler', () => {
  it('Ruler has no value until it is touched', () => {
    render(<Held />);
    expect(value).toBeNull();
    expect(screen.getByText('Type 450k')).toBeDefined();
    expect(tape().getAttribute('aria-valuetext')).toBe('Type 450k');
  });

  it('Ruler understands 450k and says it in words', async () => {
    render(<Held />);
    await userEvent.type(screen.getByLabelText('Your guess'), '450k');
    expect(value).toEqual(at(450_000));
    expect(screen.getByText('450 thousand British pounds')).toBeDefined();
    await userEvent.tab();
    expect(screen.getByLabelText<HTMLInputElement>('Your guess').value).toBe('450,000');
  });

  it('Ruler shows the price kind at all times', () => {
    const { rerender } = render(<Held />);
    expect(screen.getByText('sold in 2023, in pounds')).toBeDefined();
    rerender(<Held start={at(450_000)} isDisabled />);
    expect(screen.getByText('sold in 2023, in pounds')).toBeDefined();
  });

  it('Ruler refuses what is no amount once the field is left, and recovers', async () => {
    render(<Held />);
    const field = screen.getByLabelText('Your guess');
    await userEvent.type(field, 'lots');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    expect(screen.getByRole('alert').textContent).toContain('Type an amount');
    expect(value).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, '500');
    expect(screen.getByRole('alert').textContent).toBe('Guess between £1,000 and £500,000,000.');
    await userEvent.type(field, 'k');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(value).toEqual(at(500_000));
  });

  it('Ruler moves by arrow, page, home and end keys', async () => {
    render(<Held start={at(450_000)} />);
    tape().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(value).toEqual(at(455_000));
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    expect(value).toEqual(at(445_000));
    await userEvent.keyboard('{PageUp}');
    expect(value).toEqual(at(495_000));
    await userEvent.keyboard('{Home}');
    expect(value).toEqual(at(1_000));
    await userEvent.keyboard('{ArrowLeft}');
    expect(value).toEqual(at(1_000));
    await userEvent.keyboard('{End}');
    expect(value).toEqual(at(500_000_000));
    expect(tape().getAttribute('aria-valuenow')).toBe('500000000');
  });

  it('Ruler moves by its two buttons', async () => {
    render(<Held start={at(450_000)} />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(value).toEqual(at(455_000));
    await userEvent.click(screen.getByRole('button', { name: 'Less' }));
    await userEvent.click(screen.getByRole('button', { name: 'Less' }));
    expect(value).toEqual(at(445_000));
  });

  it('Ruler follows a drag: a whole width to the left is a bit more than ten times the price', () => {
    render(<Held start={at(100_000)} />);
    // jsdom's pointer events carry no place; a mouse event of the same name does.
    for (const [type, clientX] of [
      ['pointerdown', 330],
      ['pointermove', 0],
      ['pointerup', 0],
    ] as const)
      fireEvent(tape(), new MouseEvent(type, { bubbles: true, clientX, button: 0 }));
    expect(value).toEqual(at(1_260_000));
  });

  it('Ruler moves by the wheel, a notch a step, and leaves zooming alone', async () => {
    render(<Held start={at(450_000)} />);
    fireEvent.pointerEnter(tape());
    await vi.waitFor(() => {
      fireEvent.wheel(tape(), { deltaY: -50 });
      expect(value).toEqual(at(455_000));
    });
    fireEvent.wheel(tape(), { deltaY: 20 });
    expect(value).toEqual(at(455_000));
    fireEvent.wheel(tape(), { deltaY: 30 });
    expect(value).toEqual(at(450_000));
    expect(fireEvent.wheel(tape(), { deltaY: 50, ctrlKey: true })).toBe(true);
    expect(value).toEqual(at(450_000));
  });

  it('Ruler shows a dragged value in the field even after something else was typed', async () => {
    render(<Held />);
    const field = screen.getByLabelText<HTMLInputElement>('Your guess');
    await userEvent.type(field, 'lots');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(field.value).toBe('710,000');
  });

  it('Ruler in range mode takes both ends, in any order, and widens by keys', async () => {
    render(<Held mode="range" />);
    await userEvent.type(screen.getByLabelText('At least'), '400k');
    await userEvent.type(screen.getByLabelText('At most'), '500k');
    expect(value).toEqual({ lowMinor: 40_000_000, highMinor: 50_000_000 });
    (await screen.findByRole('slider', { name: 'Width' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(value?.lowMinor).toBeLessThan(40_000_000);
    expect(value?.highMinor).toBeGreaterThan(50_000_000);
  });

  it('Ruler does nothing while disabled', async () => {
    render(<Held start={at(450_000)} isDisabled />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    fireEvent.keyDown(tape(), { key: 'ArrowRight' });
    expect(value).toEqual(at(450_000));
  });
});
