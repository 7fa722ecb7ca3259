import { describe, expect, it } from 'vitest';
import { readPostcode } from './read-postcode.ts';

describe('readPostcode()', () => {
  it.each([
    ['ls6 2ab', 'LS6 2AB', 'whole'],
    ['LS62AB', 'LS6 2AB', 'whole'],
    [' l s 6 2 a b ', 'LS6 2AB', 'whole'],
    ['ec1a1bb', 'EC1A 1BB', 'whole'],
    ['m1 1ae', 'M1 1AE', 'whole'],
    ['LS6', 'LS6', 'district'],
    ['ls12', 'LS12', 'district'],
    ['w1a', 'W1A', 'district'],
    ['ls6 2', 'LS6 2', 'sector'],
    ['LS121', 'LS12 1', 'sector'],
  ])('%s', (typed, text, part) => {
    expect(readPostcode(typed)).toMatchObject({ text, part });
  });

  it.each(['', 'leeds', '12345', 'LS', 'LS6 2A', 'LS6 2ABC', '<LS6>', '%'])('“%s” is none', (typed) => {
    expect(readPostcode(typed)).toBeNull();
  });

  it('knows whose register is another', () => {
    expect(readPostcode('EH1 1YZ')?.country).toBe('scotland');
    expect(readPostcode('g12 8qq')?.country).toBe('scotland');
    expect(readPostcode('bt1 5gs')?.country).toBe('northern-ireland');
    expect(readPostcode('GU1 1AA')?.country).toBe('england-wales');
  });
});
