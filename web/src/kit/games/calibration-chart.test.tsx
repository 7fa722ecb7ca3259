import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { CalibrationChart } from './calibration-chart.tsx';

const range = (isHit: boolean) => ({ lowMinor: 100, highMinor: 130, priceMinor: isHit ? 110 : 300 });
const ranges = (count: number, hits: number) => Array.from({ length: count }, (_, at) => range(at < hits));

beforeAll(() => speakLocale('en-GB', readTexts('en')));

describe('<CalibrationChart>', () => {
  it('says how many of how many ranges held the price, and nothing more of a few', () => {
    render(<CalibrationChart ranges={ranges(5, 4)} />);
    screen.getByText('4 of your 5 ranges held the price. 50% would be just right.');
    screen.getByText(/That is too few to judge/);
    expect(screen.queryByText(/too narrow|too wide|as sure as/)).toBeNull();
  });

  it.each([
    [40, 8, /narrower than what you know/],
    [40, 20, /about as sure as you should be/],
    [40, 34, /wider than they need to be/],
  ])('says of %d ranges with %d hits what they tell', (count, hits, words) => {
    render(<CalibrationChart ranges={ranges(count, hits)} />);
    screen.getByText(words);
    expect(screen.getAllByText(`${String(count)} ranges`)).toHaveLength(2);
  });
});
