import { mixColours } from '../space/colour.ts';
import { pathThrough, smoothPath } from '../space/sketch.ts';
import type { Point2 } from '../space/camera.ts';
import type { Surface } from '../space/surface.ts';
import type { Room } from './room-shell.ts';

/** What is outside: sky and whatever the home looks upon, level with the eye. */
function drawView(room: Room, surface: Surface, a: number, b: number, w: number, h: number): void {
  const { scene, home, random } = room;
  const { sketch, light, camera } = scene;
  const pane = surface.project([
    [a, b],
    [a + w, b],
    [a + w, b + h],
    [a, b + h],
  ]);
  const [xs, ys] = [pane.map(([x]) => x), pane.map(([, y]) => y)];
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const horizon = Math.max(top + 20, Math.min(camera.horizonY - 6, foot - 8));
  sketch.clipped(pathThrough(pane, true), () => {
    sketch.rect(left, top, right - left, foot - top, {
      fill: sketch.gradient(
        [0, top],
        [0, horizon],
        light.isDusk
          ? [
              [0, '#3a3f78'],
              [0.6, '#a8698a'],
              [1, '#f3b07c'],
            ]
          : [
              [0, '#a9d3e3'],
              [1, '#eef2e2'],
            ],
      ),
    });
    const dim = (colour: string) => (light.isDusk ? mixColours(colour, '#3a3560', 0.55) : colour);
    const band = (rise: number, colour: string, bumps: number) => {
      const points: Point2[] = [[left - 30, horizon + 6]];
      for (let n = 0; n <= bumps; n += 1)
        points.push([left + ((right - left) * n) / bumps, horizon - rise * random.between(0.35, 1)]);
      points.push([right + 30, horizon + 6]);
      sketch.path(`${smoothPath(points, false)}L${right + 30} ${foot}L${left - 30} ${foot}Z`, {
        fill: dim(colour),
      });
    };
    if (home.features.includes('sea-view')) {
      sketch.rect(left, horizon, right - left, foot - horizon, { fill: dim('#4ba3bd') });
      for (let n = 0; n < 8; n += 1)
        sketch.line(
          [
            [random.between(left, right), horizon + 6 + n * 5],
            [random.between(left, right), horizon + 6 + n * 5],
          ],
          '#e3f4f2',
          1.6,
          0.5,
        );
      const x = random.between(left + 10, right - 10);
      sketch.polygon(
        [
          [x, horizon + 4],
          [x, horizon - 20],
          [x + 12, horizon + 2],
        ],
        { fill: '#fffaf0', stroke: light.ink, width: 1.2 },
      );
    } else if (home.features.includes('mountain-view')) {
      band(90, '#8a95ad', 4);
      band(40, '#7d9a78', 5);
    } else if (home.setting === 'city') {
      for (let x = left - 10; x < right + 10; x += random.between(22, 46))
        sketch.rect(x, horizon - random.between(20, 90), 48, foot, {
          fill: dim(random.pick(['#9aa3b0', '#a8a4a0', '#b5a99c'])),
          stroke: dim('#7d8490'),
          width: 1.2,
        });
    } else {
      band(50, '#9db58a', 5);
      band(26, '#7fa06c', 7);
    }
    if (home.features.includes('garden') && !home.features.includes('sea-view')) band(16, '#6f9458', 9);
  });
}

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

/** A picture on the wall. */
export function drawArt(surface: Surface, a: number, b: number, w: number, h: number, frame: string): void {
  const { random, light, sketch } = surface.scene;
  surface.shade(
    [
      [a + 0.04, b - 0.06],
      [a + w + 0.06, b - 0.06],
      [a + w + 0.06, b + h - 0.05],
      [a + 0.04, b + h - 0.05],
    ],
    0.2,
  );
  surface.inked(a, b, w, h, frame);
  surface.rect(a + 0.05, b + 0.05, w - 0.1, h - 0.1, '#f7f1e2', 1);
  const [x, y, pw, ph] = [a + w * 0.16, b + h * 0.16, w * 0.68, h * 0.68];
  surface.rect(x, y, pw, ph, random.pick(['#cfe0df', '#f3d9b0', '#e5c9bd', '#d5ddc2']));
  surface.fill(
    [
      [x, y],
      [x + pw, y],
      [x + pw, y + ph * 0.42],
      [x + pw * 0.6, y + ph * 0.3],
      [x + pw * 0.3, y + ph * 0.5],
      [x, y + ph * 0.34],
    ],
    random.pick(['#4f7a78', '#b3603f', '#41557f', '#7a8f5a']),
  );
  const [sun] = surface.project([
    [x + pw * 0.7, y + ph * 0.72],
    [x, y],
    [x + 1, y],
  ]);
  if (sun)
    sketch.circle(sun[0], sun[1], artScale(surface, x, y, pw) * 0.15, {
      fill: light.tone(random.pick(['#e3743f', '#f0c04f', '#c94f4f'])),
    });
}

/** How wide a stretch of wall looks, in pixels. */
function artScale(surface: Surface, a: number, b: number, w: number): number {
  const [from, to] = surface.project([
    [a, b],
    [a + w, b],
    [a + w, b + 0.01],
  ]);
  return from && to ? Math.abs(to[0] - from[0]) : 0;
}
