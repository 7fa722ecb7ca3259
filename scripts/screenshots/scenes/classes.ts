import type { Page } from '@playwright/test';
import { layRoom, type LaidRoom } from './laid-room.ts';
import type { Scene, Stage } from './scene.ts';

const LIVE = '/for-classrooms/live';
const PUPILS = 24;

async function layClass(stage: Stage, pupils = PUPILS): Promise<LaidRoom> {
  const person = await stage.makePerson();
  const { api, publishableKey } = stage.address;
  const answer = await fetch(`${api}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const { access_token: accessToken } = (await answer.json()) as { access_token: string };
  return layRoom(stage, { kind: 'class', players: pupils + 1, accessToken });
}

async function seen(stage: Stage, room: LaidRoom, seat: number, view?: string): Promise<Page> {
  const path = `${LIVE}?room=${room.code}${view ? `&view=${view}` : ''}`;
  const page = await stage.visit(path, { storage: room.keptBy(seat) });
  await page.locator('.class-room').waitFor();
  return page;
}

/** How far a class is when it is looked at. */
const STEPS: Readonly<Record<string, (room: LaidRoom) => Promise<void>>> = {
  lobby: () => Promise.resolve(),
  guess: async (room) => {
    await room.order(0, { command: 'start' });
    await room.guess(2, 15);
  },
  paused: async (room) => {
    await room.order(0, { command: 'start' });
    await room.order(0, { command: 'pause', isPaused: true });
  },
  reveal: async (room) => {
    await room.order(0, { command: 'start' });
    await room.guess();
    await room.order(0, { command: 'reveal' });
  },
  end: async (room) => {
    await room.order(0, { command: 'start' });
    await room.playToTheEnd();
  },
};

/** A class: the teacher's screen, what everybody sees, and a pupil's phone. */
export const classScenes: readonly Scene[] = [
  { name: 'class-door', route: LIVE, prepare: (stage) => stage.visit(LIVE) },
  {
    name: 'class-door-teacher',
    route: LIVE,
    prepare: async (stage) => stage.visit(LIVE, { person: await stage.makePerson() }),
  },
  {
    name: 'class-join',
    route: LIVE,
    prepare: async (stage) => stage.visit(`${LIVE}?room=${(await layClass(stage, 0)).code}`),
  },
  {
    name: 'class-teacher-empty',
    route: LIVE,
    prepare: async (stage) => seen(stage, await layClass(stage, 0), 0),
  },
  ...Object.entries(STEPS).flatMap(([step, go]) =>
    (
      [
        ['teacher', 0, undefined],
        ['projector', 0, 'projector'],
        ['pupil', 1, undefined],
      ] as const
    ).map(([who, seat, view]): Scene => ({
      name: `class-${who}-${step}`,
      route: LIVE,
      prepare: async (stage) => {
        const room = await layClass(stage);
        await go(room);
        const page = await seen(stage, room, seat, view);
        if (step === 'reveal') await page.locator('.room-price, .class-big').first().waitFor();
        return page;
      },
    })),
  ),
];
