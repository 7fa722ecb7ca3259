import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { StackAddress } from '../../../../scripts/test/stack-address.ts';
import { invoke } from './call-api.ts';
import { nobody, playThrough, type Run } from './play.ts';
import type { StagedGame, StagedHome } from './staged-game.ts';

/** Somebody who has guessed every home of a forum says under each what it costs. Answers the run and the comments. */
export async function tellPrices(
  address: StackAddress,
  sql: Sql,
  game: StagedGame,
): Promise<{ run: Run; comments: string[] }> {
  const run = await playThrough(address, game);
  const comments: string[] = [];
  for (const home of run.guessed) {
    const [price] = await sql<{ amount: string }[]>`
      select p.amount_minor as amount from private.listing_prices p where p.listing_id = ${home.listingId} order by p.version desc limit 1`;
    const major = Number(price?.amount) / 100;
    const body = `It is ${major}, that is £${major.toLocaleString('en-GB')} or ${major / 1000}k.`;
    comments.push(await say(address, run, home, body));
  }
  return { run, comments };
}

/** Writes a comment of a guest's under a home that its run has guessed; answers its id. */
export async function say(address: StackAddress, run: Run, home: StagedHome, body: string): Promise<string> {
  const { comment } = await invoke<{ comment: { id: string } }>(address, nobody, 'write-comment', {
    sessionId: run.sessionId,
    gameListingId: home.gameListingId,
    guestToken: run.guestToken,
    body,
    requestKey: randomUUID(),
  });
  return comment.id;
}
