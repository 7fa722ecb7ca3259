import { describe, expect, it } from 'vitest';
import { readTexts } from '#locales/read-texts.ts';
import { speakLocale } from '#lib/i18n.ts';
import { signedPercent } from '#lib/signed-percent.ts';
import { saleAddress, sayDistance, saySpeed } from './say-value.ts';

describe('saleAddress()', () => {
  it('says what a register writes in capitals as people write it, and leaves out what it does not know', () => {
    const sale = {
      house: '12A',
      street: "ST JOHN'S ROAD",
      town: 'STRATFORD-UPON-AVON',
      postcode: 'CV37 6AA',
    };
    expect(saleAddress(sale)).toBe("12A St John's Road, Stratford-Upon-Avon, CV37 6AA");
    expect(saleAddress({ street: null, postcode: '98101' })).toBe('98101');
    expect(saleAddress({ street: 'Calle Ancha', postcode: null })).toBe('Calle Ancha');
  });
});

describe('sayDistance()', () => {
  it('speaks of miles where the reader does, and of kilometres elsewhere', () => {
    speakLocale('en-GB', readTexts('en'));
    expect([sayDistance(156), sayDistance(1609)]).toEqual(['160 m', '1 mi']);
    speakLocale('es', readTexts('es'));
    expect([sayDistance(156), sayDistance(1609)]).toEqual(['160 m', '1,6 km']);
    speakLocale('en-US', { ...readTexts('en'), ...readTexts('en-us') });
    expect(sayDistance(156)).toBe('510 ft');
  });
});

describe('saySpeed()', () => {
  it('is in the units of the distances beside it', () => {
    speakLocale('en-GB', readTexts('en'));
    expect(saySpeed(4.8)).toBe('3 mph');
    speakLocale('es', readTexts('es'));
    expect(saySpeed(4.8)).toBe('4,8 km/h');
  });
});

describe('signedPercent()', () => {
  it('has a sign but at nothing', () => {
    speakLocale('en-GB', readTexts('en'));
    expect([signedPercent(3.14), signedPercent(-12.4), signedPercent(0)]).toEqual(['+3.1%', '−12%', '0%']);
  });
});
