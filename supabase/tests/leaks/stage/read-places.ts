import type { StackAddress } from '../../../../scripts/test/stack-address.ts';
import { rpc } from './call-api.ts';
import { nobody } from './play.ts';
import type { StagedGame } from './staged-game.ts';

/** The first yardstick of the market. */
export async function readYardstick(address: StackAddress): Promise<string> {
  const { rows } = await rpc<{ rows: { id: string }[] }>(address, nobody, 'list_reference_properties', {});
  return rows[0]?.id ?? '';
}

/** The cursors of a board's first rows. */
export async function readPlaces(address: StackAddress, game: StagedGame): Promise<string[]> {
  const rows = await rpc<{ cursor: string }[]>(address, nobody, 'leaderboard', {
    game_slug: game.slug,
    brand: game.brand,
  });
  return rows.slice(0, 2).map(({ cursor }) => cursor);
}
