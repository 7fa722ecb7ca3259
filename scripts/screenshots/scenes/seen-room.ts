import type { Page } from '@playwright/test';
import { layRoom, type LaidRoom } from './laid-room.ts';
import type { Stage } from './scene.ts';

export const PARTY = '/play/party';

/** The room as a seat sees it, once something of it is there. */
export async function seatOf(
  stage: Stage,
  room: LaidRoom,
  seat: number,
  sign: string,
  at = PARTY,
): Promise<Page> {
  const page = await stage.visit(`${at}?room=${room.code}`, { storage: room.keptBy(seat) });
  await page.locator(sign).first().waitFor();
  return page;
}

export async function startedRoom(stage: Stage, players: number, mode?: string): Promise<LaidRoom> {
  const room = await layRoom(stage, { kind: 'party', players, ...(mode && { mode }) });
  await room.order(0, { command: 'start' });
  return room;
}
