import { describe, expect, it } from 'vitest';
import { readFeed } from './feeds/read-feed.ts';
import { HOSTILE_FILES } from './hostile-files.ts';
import { HOSTILE_PAGES, upTo } from './hostile-pages.ts';
import { readListingPage } from './read-listing-page.ts';
import { timeBudget } from './time-budget.ts';

/** Processor time of this process in milliseconds: what else the machine does leaves it as it is. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function cost(work: () => void, runs = 1): number {
  const costs = Array.from({ length: runs }, () => {
    const startedAt = processorMs();
    work();
    return processorMs() - startedAt;
  });
  return Math.min(...costs);
}

/** The first sizes: what takes no telling time is tried four times as large, and again. A record of a file takes longer than its letters. */
const FROM = { page: 16_000, file: 1_000 } as const;
const TO = 500_000;
/** Below that the clock, and what every page costs, say more than the work does. */
const TELLING_MS = 20;
/** Beyond that no larger size is tried. */
const SLOW_MS = 1_500;
/** Four times the length takes four times the time, and sixteen times where every part is compared with every other. */
const GENEROUS = 9;
/** Below that the time is in proportion; between the two a larger size tells. */
const STEADY = 6;

/** How much more four times the size costs, at the smallest size whose cost tells anything. */
function growth(make: (size: number) => string, read: (text: string) => unknown, from: number): number {
  let size = from;
  const first = make(size);
  // Twice: what runs for the first time takes longer, and would hide how much more a larger size takes.
  let smaller = cost(() => read(first), 2);
  for (;;) {
    const larger = make(size * 4);
    const costs = cost(() => read(larger));
    const isTelling = costs >= TELLING_MS;
    if (isTelling && costs / smaller >= GENEROUS) {
      const text = make(size);
      const smallest = cost(() => read(text), 3);
      const ratio = cost(() => read(larger), 3) / Math.max(smallest, 0.5);
      // What grows out of proportion does so at the next size too; a compiler that warms up or a collected heap does not.
      if (ratio < GENEROUS || costs > SLOW_MS || size >= TO) return ratio;
      size *= 4;
      smaller = costs;
      continue;
    } else if (isTelling && costs / smaller < STEADY) return 1;
    size *= 4;
    smaller = costs;
    if (size >= TO) return 1;
  }
}

describe('readListingPage() takes time in proportion to the page', () => {
  it.each(Object.entries(HOSTILE_PAGES))('with %s', { timeout: 60_000 }, (_, make) => {
    expect(growth(make, readListingPage, FROM.page)).toBeLessThan(GENEROUS);
  });
});

describe('readFeed() takes time in proportion to the file', () => {
  it.each(Object.entries(HOSTILE_FILES))('with %s', { timeout: 60_000 }, (_, make) => {
    expect(growth(make, readFeed, FROM.file)).toBeLessThan(GENEROUS);
  });
});

describe('readListingPage() within a time', () => {
  const length = 60_000;
  const plain = upTo(length, '<p>A bright house of three bedrooms, near the river.</p>\n');

  it('refuses a page that takes longer, and says what to do', () => {
    let now = 0;
    const record = readListingPage(
      plain,
      null,
      timeBudget(5, () => (now += 1)),
    );
    expect(record.refused?.code).toBe('too_complex');
    expect(record.refused?.reason).toMatch(/simpler/);
    expect(record.grade).toBe('F');
  });

  it('reads the same page where there is time', () => {
    expect(
      readListingPage(
        plain,
        null,
        timeBudget(5, () => 0),
      ).refused?.code,
    ).toBe('no_price');
  });

  it('stops soon after the time is over, whatever the page is made of', { timeout: 120_000 }, () => {
    const usual = cost(() => readListingPage(plain), 3);
    const late = Object.entries(HOSTILE_PAGES).filter(([, make]) => {
      const html = make(length).slice(0, length);
      const read = () => readListingPage(html, null, timeBudget(usual, processorMs));
      // One page takes 40 to 230 ms here, by what the engine has compiled before; what never looks at the clock takes seconds.
      return cost(read) > usual * 12 && cost(read, 6) > usual * 12;
    });
    expect(late.map(([name]) => name)).toEqual([]);
  });
});
