import { describe, expect, it } from 'vitest';
import { energySearch, readEnergyQuery } from './energy-query.ts';

const read = (search: string) => readEnergyQuery(new URLSearchParams(search));

describe('readEnergyQuery()', () => {
  it('is the other way round of energySearch()', () => {
    const search = '?postcode=ls6+2ab&rating=D&from=2015&to=2020';
    expect(energySearch(read(search))).toBe(search);
    expect(energySearch(read('?authority=E1'))).toBe('?authority=E1');
    expect(energySearch(read(''))).toBe('');
  });

  it('takes a postcode before an authority', () => {
    expect(read('?postcode=LS6&authority=E1')).toMatchObject({ postcode: 'LS6', authority: '' });
  });

  it('takes what it does not know for not chosen, and turns years', () => {
    expect(read('?rating=H&from=12')).toEqual(read(''));
    expect(read('?from=2020&to=2010')).toMatchObject({ from: 2010, to: 2020 });
  });
});
