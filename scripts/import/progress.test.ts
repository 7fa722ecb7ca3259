import { describe, expect, it } from 'vitest';
import { createProgress } from './progress.ts';

function steps(total: number, isTTY: boolean) {
  const written: string[] = [];
  const progress = createProgress('Listings', total, { isTTY, write: (text) => written.push(text) });
  for (let count = 0; count < total; count += 1) progress.step();
  progress.say('Line 3 refused.');
  progress.finish();
  return written;
}

describe('createProgress', () => {
  it('createProgress() redraws one bar on a terminal', () => {
    const written = steps(4, true);
    expect(written[1]).toBe(`\rListings [${'█'.repeat(14)}${'░'.repeat(14)}] 2/4 50 % `);
    expect(written.slice(0, 4).every((text) => text.startsWith('\r') && !text.includes('\n'))).toBe(true);
    expect(written.at(-1)).toBe('\n');
  });

  it('createProgress() prints at most a line each tenth elsewhere', () => {
    const written = steps(100, false);
    expect(written.slice(0, -1)).toHaveLength(10);
    expect(written[0]).toBe('Listings 10/100 10 %\n');
    expect(written.at(-1)).toBe('Line 3 refused.\n');
  });
});
