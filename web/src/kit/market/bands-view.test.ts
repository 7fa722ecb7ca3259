import { beforeAll, describe, expect, it } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { bandsView } from './bands-view.ts';

beforeAll(() => speakLocale('en-GB', readTexts('en')));

describe('bandsView()', () => {
  it('says which rating most homes have, and how many are C or better', () => {
    const { answer, plot } = bandsView(
      [
        { rating: 'B', count: 1 },
        { rating: 'C', count: 2 },
        { rating: 'D', count: 5 },
      ],
      'LS6',
      'homes',
    );
    expect(answer).toBe('Of 8 homes with a certificate most are rated D (63%); 38% are C or better.');
    expect(plot).toMatchObject({ series: [{ values: [0, 1, 2, 5, 0, 0, 0] }] });
  });

  it('says it of one home, too, and of certificates where these are counted', () => {
    expect(bandsView([{ rating: 'E', count: 1 }], 'LS6', 'homes').answer).toContain('it is rated E');
    expect(bandsView([{ rating: 'E', count: 7 }], 'Leeds', 'certificates').answer).toContain(
      'Of 7 certificates',
    );
  });
});
