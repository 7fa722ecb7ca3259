import { WebSocket } from 'ws';
import type { Stack } from '../../stack/start-stack.ts';

/** A line to a room's topic. */
export interface RoomLine {
  /** Cuts it without a word, as a lost network does. */
  cut(): void;
}

/**
 * Joins the topic of a room with the messages that the site's client sends, and without the client: a thousand of these
 * fit into one process.
 * @param onFrame every frame as it arrived
 */
export async function hearRoom(
  { api, publishableKey }: Pick<Stack, 'api' | 'publishableKey'>,
  topic: string,
  onFrame: (frame: string) => void,
): Promise<RoomLine> {
  const url = `${api.replace(/^http/, 'ws')}/realtime/v1/websocket?apikey=${publishableKey}&vsn=2.0.0`;
  const socket = new WebSocket(url);
  await new Promise<void>((joined, failed) => {
    socket.once('error', failed);
    socket.once('close', () => failed(new Error(`the line to ${topic} was closed`)));
    socket.once('open', () => {
      const config = { broadcast: { ack: false, self: false }, presence: { key: '' }, private: true };
      socket.send(
        JSON.stringify(['1', '1', `realtime:${topic}`, 'phx_join', { config, access_token: publishableKey }]),
      );
    });
    socket.on('message', (data: Buffer) => {
      const frame = data.toString();
      onFrame(frame);
      if (!frame.includes('phx_reply')) return;
      if (frame.includes('"status":"ok"')) joined();
      else failed(new Error(`the topic was refused: ${frame}`));
    });
  });
  const heartbeat = setInterval(
    () => socket.send(JSON.stringify([null, '2', 'phoenix', 'heartbeat', {}])),
    20_000,
  );
  socket.on('close', () => clearInterval(heartbeat));
  socket.on('error', () => undefined);
  return {
    cut: () => {
      clearInterval(heartbeat);
      socket.terminate();
    },
  };
}
