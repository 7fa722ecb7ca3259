import { mixColours } from '../space/colour.ts';
import { arcPoints, type Surface, type SurfacePoint } from '../space/surface.ts';
import { drawGlass } from './window-glass.ts';

/** How a house's windows are made. */
export interface WindowLook {
  /** Panes across and up. */
  readonly panes: readonly [number, number];
  readonly frame: string;
  /** A sash has a heavier bar across the middle. */
  readonly isSash?: boolean;
  readonly isArched?: boolean;
  readonly surround?: 'lintel' | 'trim' | 'band' | 'hood';
  readonly surroundColour?: string;
  readonly shutters?: string;
  readonly hasSill?: boolean;
  readonly grille?: boolean;
  readonly flowerBox?: boolean;
}

function drawShutters(surface: Surface, a: number, b: number, w: number, h: number, colour: string): void {
  const wide = Math.min(0.62, w * 0.48);
  for (const left of [a - wide - 0.03, a + w + 0.03]) {
    surface.shade(
      [
        [left - surface.scene.light.sunSide * 0.06, b - 0.08],
        [left + wide - surface.scene.light.sunSide * 0.06, b - 0.08],
        [left + wide, b + h],
        [left, b + h],
      ],
      0.22,
    );
    surface.inked(left, b, wide, h, colour);
    if (surface.pixelsPerMetre < 26) continue;
    for (let up = b + 0.14; up < b + h - 0.1; up += 0.15)
      surface.line(
        [
          [left + 0.08, up],
          [left + wide - 0.08, up],
        ],
        surface.scene.light.tone(mixColours(colour, '#1a1a2a', 0.35), surface.brightness),
        surface.detail * 0.7,
      );
  }
}

function drawSurround(surface: Surface, a: number, b: number, w: number, h: number, look: WindowLook): void {
  const colour = look.surroundColour ?? '#efe9dc';
  if (look.surround === 'lintel') surface.inked(a - 0.16, b + h, w + 0.32, 0.24, colour);
  if (look.surround === 'trim' || look.surround === 'hood')
    surface.inked(a - 0.12, b - 0.1, w + 0.24, h + 0.22, colour);
  if (look.surround === 'hood') {
    surface.inked(a - 0.26, b + h + 0.12, w + 0.52, 0.16, colour, 1.03);
    surface.shade(
      [
        [a - 0.2, b + h + 0.12],
        [a + w + 0.2, b + h + 0.12],
        [a + w + 0.2, b + h + 0.02],
        [a - 0.2, b + h + 0.02],
      ],
      0.3,
    );
  }
  if (look.surround === 'band') surface.rect(a - 0.14, b - 0.14, w + 0.28, h + 0.28, colour);
}

/** A window with its lower left corner at (a, b), metres on the wall. */
export function drawWindow(
  surface: Surface,
  a: number,
  b: number,
  w: number,
  h: number,
  look: WindowLook,
): void {
  const { light, sketch } = surface.scene;
  drawSurround(surface, a, b, w, h, look);
  const rise = look.isArched === true ? Math.min(0.28, w * 0.28) : 0;
  const edge = (inset: number): readonly SurfacePoint[] => [
    [a + inset, b + inset],
    [a + w - inset, b + inset],
    ...(rise > 0
      ? arcPoints(a + w / 2, b + h - rise, w / 2 - inset, rise - inset * 0.6, 0, Math.PI, 8)
      : ([
          [a + w - inset, b + h - inset],
          [a + inset, b + h - inset],
        ] as const)),
  ];
  surface.fill(edge(0), look.frame, 1, { stroke: light.ink, width: surface.detail });
  const inset = Math.min(0.075, w * 0.09);
  drawGlass(surface, a + inset, b + inset, w - inset * 2, h - inset * 2, edge(inset));
  surface.shade(
    [
      [a + inset, b + h - inset - rise * 0.5],
      [a + w - inset, b + h - inset - rise * 0.5],
      [a + w - inset, b + h - inset - 0.14 - rise * 0.5],
      [a + inset, b + h - inset - 0.14 - rise * 0.5],
    ],
    light.isDusk ? 0.2 : 0.35,
  );
  const bar = light.tone(look.frame, surface.brightness);
  const barWidth = Math.max(1.1, surface.pixelsPerMetre * 0.045);
  const [across, up] = look.panes;
  for (let column = 1; column < across; column += 1)
    surface.line(
      [
        [a + (w * column) / across, b + inset],
        [a + (w * column) / across, b + h - inset],
      ],
      bar,
      barWidth,
    );
  for (let row = 1; row < up; row += 1)
    surface.line(
      [
        [a + inset, b + (h * row) / up],
        [a + w - inset, b + (h * row) / up],
      ],
      bar,
      barWidth,
    );
  if (look.isSash === true)
    surface.line(
      [
        [a + inset, b + h * 0.5],
        [a + w - inset, b + h * 0.5],
      ],
      bar,
      barWidth * 1.9,
    );
  sketch.polygon(surface.project(edge(inset)), {
    stroke: light.ink,
    width: surface.detail * 0.6,
    opacity: 0.75,
  });
  if (look.shutters !== undefined) drawShutters(surface, a, b, w, h, look.shutters);
  if (look.hasSill !== false) {
    surface.inked(a - 0.1, b - 0.11, w + 0.2, 0.11, look.surroundColour ?? '#efe9dc', 1.04);
    surface.shade(
      [
        [a - 0.08, b - 0.11],
        [a + w + 0.08, b - 0.11],
        [a + w + 0.02, b - 0.26],
        [a - 0.02, b - 0.26],
      ],
      0.25,
    );
  }
  if (look.grille === true) {
    for (let x = a; x <= a + w + 0.01; x += w / 6)
      surface.line(
        [
          [x, b - 0.05, 0.12],
          [x, b + h + 0.05, 0.12],
        ],
        light.ink,
        Math.max(1.1, surface.detail * 0.8),
      );
    for (const y of [b, b + h / 2, b + h])
      surface.line(
        [
          [a - 0.04, y, 0.12],
          [a + w + 0.04, y, 0.12],
        ],
        light.ink,
        surface.detail,
      );
  }
  if (look.flowerBox === true) drawFlowerBox(surface, a, b, w);
}

/** A trough of flowers under a window. */
export function drawFlowerBox(surface: Surface, a: number, b: number, w: number): void {
  const { light, random, sketch } = surface.scene;
  const size = surface.pixelsPerMetre;
  for (let x = a; x <= a + w; x += 0.11) {
    const [point] = surface.project([
      [x, b + 0.06 + random.between(0, 0.12), 0.15],
      [x, b, 0.15],
      [x + 0.1, b, 0.15],
    ]);
    if (point)
      sketch.circle(point[0], point[1], size * random.between(0.06, 0.1), {
        fill: light.tone(random.pick(['#5f8a4c', '#4d7a45', '#d8485a', '#e9728a', '#f2efe6'])),
      });
  }
  surface.inked(a - 0.04, b - 0.24, w + 0.08, 0.22, '#a65a3c');
}
