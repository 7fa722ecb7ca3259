import type { Sql } from 'postgres';
import type { Stack } from '../stack/start-stack.ts';
import { formatMs, quantile, tableLines } from './figures.ts';
import { readWork } from './measure-queries.ts';

interface GatewayFigures {
  readonly players: number;
  readonly perSecond: number;
  readonly latenciesMs: readonly number[];
  readonly refused: number;
}

/**
 * Guesses a second the whole way: HTTP to the gateway, the functions process, back through the gateway to REST, two calls
 * into the database. Each player sends the guesses of its own lane of a batch, one after another.
 */
export async function measureGateway(
  sql: Sql,
  stack: Stack,
  batch: number,
  players: number,
  durationMs: number,
): Promise<GatewayFigures> {
  const works = await Promise.all(Array.from({ length: players }, (_, lane) => readWork(sql, batch, lane)));
  const latenciesMs: number[] = [];
  let refused = 0;
  const startedAt = performance.now();
  await Promise.all(
    works.map(async (work, player) => {
      for (const guess of work) {
        const sentAt = performance.now();
        if (sentAt - startedAt > durationMs) return;
        const response = await fetch(`${stack.api}/functions/v1/submit-guess`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            apikey: stack.publishableKey,
            'x-forwarded-for': `198.51.100.${player}`,
          },
          body: JSON.stringify({
            sessionId: guess.session_id,
            gameListingId: guess.game_listing_id,
            amountMinor: Number(guess.amount_minor),
            currency: 'GBP',
            guestToken: guess.guest_token,
          }),
        });
        await response.arrayBuffer();
        if (response.status === 200) latenciesMs.push(performance.now() - sentAt);
        else refused += 1;
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  return { players, perSecond: latenciesMs.length / seconds, latenciesMs, refused };
}

/** The figures as a table. */
export function gatewayLines(figures: readonly GatewayFigures[]): string[] {
  return tableLines(
    ['players at once', 'guesses/s', 'median', 'p95', 'not answered with 200'],
    figures.map(({ players, perSecond, latenciesMs, refused }) => [
      String(players),
      perSecond.toFixed(0),
      formatMs(quantile(latenciesMs, 0.5)),
      formatMs(quantile(latenciesMs, 0.95)),
      String(refused),
    ]),
  );
}
