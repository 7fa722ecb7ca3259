import { mixColours } from '../space/colour.ts';
import type { Surface } from '../space/surface.ts';
import type { Room } from './room-shell.ts';
import { drawView } from './window-view.ts';

/** A window looking out, with frame, bars, sill and what hangs beside it. */
export function drawRoomWindow(
  room: Room,
  surface: Surface,
  a: number,
  b: number,
  w: number,
  h: number,
  hanging: 'curtains' | 'blind' | 'none',
): void {
  const { scene, look } = room;
  const { light } = scene;
  const ink = { stroke: light.ink, width: 2 };
  const frame = look.level === 4 && !look.isPeriod ? '#3d4148' : look.trim;
  surface.rect(a - 0.1, b - 0.1, w + 0.2, h + 0.2, frame, 1, ink);
  drawView(room, surface, a, b, w, h);
  const across = w > 2 ? Math.round(w / 1.05) : 2;
  const bar = light.tone(frame, surface.brightness);
  for (let n = 1; n < across; n += 1)
    surface.line(
      [
        [a + (w * n) / across, b],
        [a + (w * n) / across, b + h],
      ],
      bar,
      look.isPeriod ? 6 : 8,
    );
  if (look.isPeriod || look.level < 2)
    surface.line(
      [
        [a, b + h * 0.5],
        [a + w, b + h * 0.5],
      ],
      bar,
      7,
    );
  surface.fill(
    [
      [a, b],
      [a + w, b],
      [a + w, b + h],
      [a, b + h],
    ],
    '#ffffff',
    1,
    { fill: 'none', ...ink },
  );
  if (b > 0.3) {
    surface.fill(
      [
        [a - 0.2, b - 0.1, 0.16],
        [a + w + 0.2, b - 0.1, 0.16],
        [a + w + 0.2, b - 0.17, 0.16],
        [a - 0.2, b - 0.17, 0.16],
      ],
      frame,
      0.96,
      ink,
    );
    surface.fill(
      [
        [a - 0.2, b - 0.1, 0],
        [a + w + 0.2, b - 0.1, 0],
        [a + w + 0.2, b - 0.1, 0.16],
        [a - 0.2, b - 0.1, 0.16],
      ],
      frame,
      1.06,
      ink,
    );
  }
  if (hanging === 'curtains') drawCurtains(room, surface, a, b, w, h);
  if (hanging === 'blind') {
    const drop = h * 0.28;
    surface.rect(
      a - 0.04,
      b + h - drop,
      w + 0.08,
      drop + 0.1,
      look.level === 1 ? '#d9a873' : '#efe6d2',
      1,
      ink,
    );
    for (let up = 0.12; up < drop; up += 0.12)
      surface.line(
        [
          [a, b + h - up],
          [a + w, b + h - up],
        ],
        light.ink,
        1,
        0.4,
      );
  }
}

function drawCurtains(room: Room, surface: Surface, a: number, b: number, w: number, h: number): void {
  const { look, scene } = room;
  const colour =
    look.level === 4
      ? '#f1eadd'
      : look.level === 0
        ? '#b5a47a'
        : look.level === 1
          ? look.feature
          : look.accent;
  const foot = b > 1.1 ? b - 0.35 : 0.05;
  const top = b + h + 0.18;
  const wide = Math.min(0.55, w * 0.3);
  surface.line(
    [
      [a - 0.6, top, 0.1],
      [a + w + 0.6, top, 0.1],
    ],
    scene.light.ink,
    5,
  );
  for (const [l, r] of [
    [a - 0.42, a - 0.42 + wide],
    [a + w + 0.42 - wide, a + w + 0.42],
  ] as const) {
    surface.fill(
      [
        [l, foot, 0.1],
        [r, foot, 0.1],
        [r - (r - l) * 0.08, top, 0.1],
        [l + (r - l) * 0.08, top, 0.1],
      ],
      colour,
      1,
      { stroke: scene.light.ink, width: 2 },
    );
    for (let n = 1; n < 5; n += 1)
      surface.line(
        [
          [l + ((r - l) * n) / 5, foot + 0.02, 0.1],
          [l + ((r - l) * n) / 5, top - 0.05, 0.1],
        ],
        scene.light.tone(mixColours(colour, '#2a2030', 0.3)),
        2,
        0.7,
      );
    if (look.level === 1)
      for (let up = foot + 0.2; up < top; up += 0.28)
        surface.line(
          [
            [l + 0.1, up, 0.1],
            [r - 0.1, up + 0.05, 0.1],
          ],
          scene.light.tone('#f0dcae'),
          3,
          0.8,
        );
  }
}
