import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONFIDENCE_GRADES } from '#domain/valuation/confidence.ts';
import { examples } from '#wire/examples.ts';
import { readTexts } from '#locales/read-texts.ts';
import { AppError } from '#lib/app-error.ts';
import { speakLocale } from '#lib/i18n.ts';
import { ValueCall } from './value-call.tsx';
import { ValueReport } from './value-report.tsx';

const value = { ...examples['value-home'], valuedOn: '2015-05-17', dataUntil: '2015-02-14' };
const subject = { floorAreaM2: null, bedrooms: null, yearBuilt: null };

function show(told: typeof value) {
  render(
    <MemoryRouter>
      <ValueReport value={told} subject={subject} />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  speakLocale('en-GB', readTexts('en'));
  vi.useFakeTimers({ now: Date.UTC(2015, 9, 1), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

describe('ValueReport', () => {
  it('says first of when its prices are, where that is long past', () => {
    show(value);
    expect(screen.getByRole('note').textContent).toBe(
      'Prices as of May 2015: the last sales known here are of February 2015.',
    );
  });

  it('says nothing of the kind about prices of now', () => {
    vi.setSystemTime(Date.UTC(2015, 5, 1));
    show(value);
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('says its parts without pence', () => {
    const contributions = [
      { name: 'usual', amountMinor: 30_000_049 },
      { name: 'areaM2', amountMinor: 12_249_983 },
    ];
    show({ ...value, estimateMinor: 42_250_032, contributions });
    const cells = within(screen.getByRole('table')).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['£300,000', '+£122,500', '£422,500']);
  });
});

describe('the grades of confidence', () => {
  it.each(CONFIDENCE_GRADES)('%s speaks of the range and of no number of sales', (grade) => {
    const key = `valuation.grade.${grade}` as const;
    expect(readTexts('en')[key]).toMatch(/range is/);
    expect(readTexts('es')[key]).toMatch(/intervalo/);
    expect(readTexts('en')[key]).not.toMatch(/sales|sold/);
    expect(readTexts('es')[key]).not.toMatch(/vent|vend/);
  });
});

describe('ValueCall', () => {
  it.each([true, false])('advises another place only to whom it is open: %s', (mayAskElsewhere) => {
    const call = {
      ...{ answer: undefined, isBusy: false, reload: () => Promise.resolve() },
      error: new AppError('not_enough_sales', 'few'),
    };
    render(
      <MemoryRouter>
        <ValueCall call={call} mayAskElsewhere={mayAskElsewhere}>
          {() => null}
        </ValueCall>
      </MemoryRouter>,
    );
    expect(screen.queryByText(/another postcode/) !== null).toBe(mayAskElsewhere);
    expect(screen.queryByText(/around this home to value it/) !== null).toBe(!mayAskElsewhere);
  });
});
