import { describe, expect, it } from 'vitest';
import { chartSearch, narrowed, readChartQuery } from './chart-query.ts';

const read = (search: string) => readChartQuery(new URLSearchParams(search));

describe('readChartQuery()', () => {
  it('is the other way round of chartSearch()', () => {
    const search = '?area=GB%3AYO24&type=flat&new=new&from=2015&to=2020&step=month';
    expect(chartSearch(read(search))).toBe(search);
    expect(chartSearch(read(''))).toBe('');
  });

  it('takes what it does not know for not chosen', () => {
    expect(read('area=<b>&type=castle&new=maybe&from=12&to=20000&step=week')).toEqual(read(''));
  });

  it('turns years that stand the wrong way round', () => {
    expect(read('from=2020&to=2010')).toMatchObject({ from: 2010, to: 2020 });
  });

  it('cuts what somebody typed far too long', () => {
    expect(read(`near=${'y'.repeat(500)}`).near).toHaveLength(40);
  });
});

describe('narrowed()', () => {
  it('says nothing of what is not chosen', () => {
    expect(narrowed(read(''))).toEqual({ types: null, isNew: null, fromYear: null, toYear: null });
    expect(narrowed(read('type=flat&new=existing'))).toMatchObject({ types: ['flat'], isNew: false });
  });
});
