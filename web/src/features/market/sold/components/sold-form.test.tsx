import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { NO_SOLD_FILTERS, type SoldFilters } from '../sold-filters.ts';
import { SoldForm } from './sold-form.tsx';

const en = readTexts('en');

beforeAll(() => speakLocale('en-GB', en));

function show(filters: Partial<SoldFilters> = {}, areaName: string | null = null) {
  const onChange = vi.fn();
  const form = (next: Partial<SoldFilters>) => (
    <SoldForm
      filters={{ ...NO_SOLD_FILTERS, ...next }}
      countries={['ES', 'GB']}
      country="GB"
      currency="GBP"
      areaName={areaName}
      onChange={onChange}
    />
  );
  const { rerender } = render(form(filters));
  return { onChange, goTo: (next: Partial<SoldFilters>) => rerender(form(next)) };
}
const place = () => screen.getByRole<HTMLInputElement>('searchbox', { name: en['sold.place'] });

describe('SoldForm', () => {
  it('searches for a place when it is sent, and acts on a choice at once', async () => {
    const { onChange } = show();
    await userEvent.type(place(), 'sw1a 1{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ ...NO_SOLD_FILTERS, place: 'sw1a 1' });
    await userEvent.selectOptions(screen.getByLabelText(en['sold.type']), 'flat');
    expect(onChange).toHaveBeenLastCalledWith({ ...NO_SOLD_FILTERS, place: 'sw1a 1', type: 'flat' });
  });

  it('keeps an amount that it cannot read, says so, and searches for nothing else instead', async () => {
    const { onChange } = show({ tenure: 'freehold' });
    const least = screen.getByLabelText<HTMLInputElement>(en['sold.least']);
    await userEvent.type(least, 'cheap');
    await userEvent.click(screen.getByRole('button', { name: en['sold.apply'] }));
    expect(onChange).not.toHaveBeenCalled();
    expect(least.value).toBe('cheap');
    expect(screen.getAllByText(en['sold.amountRefused']).length).toBeGreaterThan(0);
    await userEvent.clear(least);
    await userEvent.type(least, '250k{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ least: 250_000 }));
  });

  it('shows what the address says after going back', () => {
    const { goTo } = show({ place: 'York' });
    goTo({ place: 'Bath' });
    expect(place().value).toBe('Bath');
  });

  it('leaves a neighbourhood when somebody says so, or types another place', async () => {
    const area = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
    const { onChange } = show({ area }, 'By the river');
    await userEvent.click(screen.getByRole('button', { name: /Leave By the river/ }));
    expect(onChange).toHaveBeenLastCalledWith(NO_SOLD_FILTERS);
    await userEvent.type(place(), 'y{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ ...NO_SOLD_FILTERS, place: 'y' });
  });

  it('forgets place and prices with the country, whose they were', async () => {
    const { onChange } = show({ place: 'York', least: 100_000, type: 'flat' });
    await userEvent.selectOptions(screen.getByLabelText(en['sold.country']), 'ES');
    expect(onChange).toHaveBeenLastCalledWith({ ...NO_SOLD_FILTERS, country: 'ES', type: 'flat' });
  });
});
