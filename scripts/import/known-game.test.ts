import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeBackend } from './fake-backend.ts';
import { readOptions } from './read-options.ts';
import { runImport } from './run-import.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'known-game-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Fake = ReturnType<typeof createFakeBackend>;

/** Sixty homes, the cheapest first. */
const rows = [
  'id,price_gbp,address',
  ...Array.from(
    { length: 60 },
    (_, index) => `${index},${200_000 + index * 1000},"${index} Mill Lane, Leeds"`,
  ),
].join('\n');

async function run(text: string, fake: Fake, title = 'Fixture') {
  const file = join(folder, 'homes.csv');
  await writeFile(file, text);
  const options = readOptions([
    'listings',
    ...['--file', file, '--without-photos', '--game', 'fixture', '--title', title],
  ]);
  const backend = { backend: fake.backend, secretKey: 'key' };
  return runImport(options, { root: folder, env: {}, out: { write: () => undefined }, backend });
}

describe('runImport() into a game that is there', () => {
  it('gives everybody the same five, by a draw that neither file nor slug tells', async () => {
    const fake = createFakeBackend();
    await run(rows, fake);
    const first = fake.games.get('fixture')?.listingIds ?? [];
    expect(first).toHaveLength(50);
    expect(fake.games.get('fixture')?.payload.roundOrder).toBeUndefined();
    const stored = new Map(
      [...fake.listings.values()].map(({ id, payload }) => [id, payload.price.amountMinor]),
    );
    const prices = first.slice(0, 5).map((id) => Number(stored.get(id)));
    expect(prices).not.toEqual([...prices].sort((a, b) => a - b));
  });

  it('keeps the order that its people chose', async () => {
    const fake = createFakeBackend();
    await run(rows, fake);
    const game = fake.games.get('fixture');
    if (!game) throw new Error('no game');
    const chosen = [...game.listingIds].reverse();
    fake.games.set('fixture', { ...game, listingIds: chosen });
    await run(rows, fake);
    expect(fake.games.get('fixture')?.listingIds).toEqual(chosen);
  });

  it('makes no second copy of homes that somebody published in the builder, and leaves that game as it is', async () => {
    const fake = createFakeBackend();
    await run(rows, fake);
    // What publishing stores has no reference of the command's.
    for (const [key, { id, payload }] of [...fake.listings]) {
      fake.listings.delete(key);
      fake.listings.set(id, { id, payload: { ...payload, externalRef: id } });
    }
    fake.owned.add('fixture');
    const before = fake.games.get('fixture');
    await run(rows, fake, 'Another title');
    expect(fake.listings.size).toBe(50);
    expect(fake.games.get('fixture')).toEqual(before);
  });

  it('puts no more homes into somebody’s game than a game holds', async () => {
    const fake = createFakeBackend();
    await run(rows, fake);
    // Homes whose address its people have changed: the file does not know them again.
    for (const [key, { id, payload }] of [...fake.listings]) {
      fake.listings.delete(key);
      const asset = { ...payload.asset, addressLine: `The old ${payload.asset.addressLine}` };
      fake.listings.set(id, { id, payload: { ...payload, asset, externalRef: id } });
    }
    fake.owned.add('fixture');
    const before = fake.games.get('fixture')?.listingIds;
    const { outcomes } = await run(rows, fake);
    expect(fake.games.get('fixture')?.listingIds).toEqual(before);
    expect(outcomes.filter(({ stored }) => stored !== null)).toEqual([]);
  });
});
