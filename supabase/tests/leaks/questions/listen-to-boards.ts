import { WebSocket } from 'ws';
import type { Stage } from '../stage/stage.ts';
import type { Sighting } from '../search/search-text.ts';

/** Every frame of the main board's channels, public and private, until the board is told to have changed. */
export async function listenToBoards(stage: Stage, change: () => Promise<unknown>): Promise<Sighting> {
  const url = new URL('/realtime/v1/websocket', stage.address.api);
  url.protocol = 'ws:';
  url.search = new URLSearchParams({ apikey: stage.address.publishableKey, vsn: '1.0.0' }).toString();
  const socket = new WebSocket(url);
  const frames: string[] = [];
  socket.on('message', (data: Buffer) => frames.push(data.toString('utf8')));
  await new Promise((opened, failed) => socket.once('open', opened).once('error', failed));
  for (const [ref, isPrivate] of [false, true].entries())
    socket.send(
      JSON.stringify({
        topic: `realtime:leaderboard:${stage.main.id}`,
        event: 'phx_join',
        payload: { config: { broadcast: {}, presence: {}, postgres_changes: [], private: isPrivate } },
        ref: String(ref),
        join_ref: String(ref),
      }),
    );
  await until(() => frames.filter((frame) => frame.includes('phx_reply')).length >= 2);
  await change();
  await until(() => frames.some((frame) => frame.includes('changed')));
  socket.close();
  return { where: 'realtime frames', text: frames.join('\n') };
}

/** The board is broadcast again as it stands. */
export async function broadcastAgain({ sql, main }: Stage): Promise<void> {
  await sql`insert into private.leaderboard_changes (game_id) values (${main.id})`;
}

async function until(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!isSo() && Date.now() < deadline) await new Promise((waited) => setTimeout(waited, 50));
}
