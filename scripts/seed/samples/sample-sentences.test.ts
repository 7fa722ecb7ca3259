import { describe, expect, it } from 'vitest';
import { seedGames } from '../game-payloads.ts';
import { readBrands } from '../read-brands.ts';
import { listSamples } from './sample-listings.ts';

/** A description without its last full stop, as sentences. */
const sentencesOf = (description: string) => description.replace(/\.$/, '').split(/\. /);

/** How often a sentence stands in a list again after its first time. */
function repeats(sentences: readonly string[]): number {
  return sentences.length - new Set(sentences).size;
}

const games = seedGames(readBrands()).map(({ payload, homes }) => ({
  slug: payload.slug,
  size: homes.length,
  sentences: listSamples(homes).flatMap(({ description }) => sentencesOf(description)),
}));

describe('descriptions of samples', () => {
  it('share no sentence within a game of five, and one in six at most within a longer one', () => {
    for (const { slug, size, sentences } of games)
      expect(repeats(sentences) / sentences.length, slug).toBeLessThanOrEqual(size > 5 ? 1 / 6 : 0);
  });

  it('repeat no sentence more often than in an eighth of all homes', () => {
    const times = new Map<string, number>();
    for (const sentence of games.flatMap(({ sentences }) => sentences))
      times.set(sentence, (times.get(sentence) ?? 0) + 1);
    const homes = games.reduce((sum, { size }) => sum + size, 0);
    const [most = ['', 0]] = [...times].sort((a, b) => b[1] - a[1]);
    expect(most[1], most[0]).toBeLessThan(homes / 8);
    // Two hundred homes with five or six sentences each: two in three are said of one home or of a few.
    expect(times.size).toBeGreaterThan(260);
  });
});
