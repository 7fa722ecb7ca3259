import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { Part as Loan } from './loan.tsx';
import { Part as PerArea } from './price-per-area.tsx';
import { Part as Tax } from './tax.tsx';
import { Part as Yield } from './yield.tsx';

vi.mock('#lib/brand.ts', async () => {
  const { examples } = await import('#wire/examples.ts');
  return { brand: () => ({ ...examples.brand_record, currency: 'GBP' }) };
});

// What is drawn late finds no screen to draw on here; the figures stand in the text beside it.
vi.mock('#ui/chart-drawing.tsx', () => ({ ChartDrawing: () => null }));

beforeEach(() => speakLocale('en-GB', readTexts('en')));
afterEach(() => {
  cleanup();
  speakLocale('en-GB', {});
});

/** What stands there a moment after something was typed. */
const said = () => screen.getByRole('status').textContent;
async function type(label: string, text: string) {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
}

describe('calculators on content pages', () => {
  it('say what a square metre and a square foot cost, and what is lacking', async () => {
    render(<PerArea />);
    await waitFor(() => expect(said()).toContain('£3,000'));
    await userEvent.selectOptions(screen.getByLabelText('Measured in'), 'Square feet');
    await waitFor(() => expect(said()).toContain('£32,291'));
    await userEvent.clear(screen.getByLabelText('Floor area'));
    await waitFor(() => expect(said()).toBe('Type a price and a floor area above nothing.'));
  });

  it('say what a rent earns before and after what it costs', async () => {
    render(<Yield />);
    await waitFor(() => expect(said()).toContain('6%'));
    await type('Weeks a year without rent', '26');
    await waitFor(() => expect(said()).toContain('£4,000 left after empty weeks and costs'));
    await userEvent.clear(screen.getByLabelText('Rent each month'));
    await waitFor(() => expect(said()).toContain('Type a price and a rent'));
  });

  it('say what a loan costs each month', async () => {
    render(<Loan />);
    await waitFor(() => expect(said()).toContain('£1,169'));
    await type('Interest a year, in per cent', '6');
    await waitFor(() => expect(said()).toContain('£1,289'));
  });

  it('say the tax of a place and a day, and begin anew in another country and its money', async () => {
    render(<Tax />);
    await type('Day of completion', '2026-11-28');
    await waitFor(() => expect(said()).toContain('£5,000'));
    await userEvent.selectOptions(screen.getByLabelText('You buy it as'), 'One more home');
    await waitFor(() => expect(said()).toContain('£20,000'));
    await userEvent.selectOptions(screen.getByLabelText('Where the home is'), 'Spain');
    await waitFor(() => expect(said()).toContain('€'));
  });
});
