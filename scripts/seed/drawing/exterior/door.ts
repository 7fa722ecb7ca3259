import { mixColours } from '../space/colour.ts';
import { arcPoints, type Surface } from '../space/surface.ts';

export interface DoorLook {
  readonly colour: string;
  readonly kind: 'panelled' | 'glazed' | 'modern' | 'plank' | 'arched';
  readonly surround?: string;
  /** Fanlight: a half round or a square pane above. */
  readonly fanlight?: 'round' | 'square';
  readonly sidelights?: boolean;
}

function glowing(surface: Surface): string {
  const { light } = surface.scene;
  return light.isDusk ? '#ffd586' : light.tone('#87a6b2', surface.brightness);
}

/** A front door with its lower left corner at (a, b). */
export function drawDoor(surface: Surface, a: number, b: number, w: number, h: number, look: DoorLook): void {
  const { light, sketch } = surface.scene;
  const ink = { stroke: light.ink, width: surface.detail };
  const top = look.fanlight === 'round' ? w / 2 + 0.1 : look.fanlight === 'square' ? 0.45 : 0;
  if (look.surround !== undefined) {
    const side = look.sidelights === true ? 0.55 : 0.2;
    if (look.fanlight === 'round')
      surface.fill(
        [
          [a - side, b],
          [a + w + side, b],
          [a + w + side, b + h],
          ...arcPoints(a + w / 2, b + h, w / 2 + side, top + side * 0.7, 0, Math.PI),
        ],
        look.surround,
        1,
        ink,
      );
    else surface.inked(a - side, b, w + side * 2, h + top + 0.22, look.surround);
  }
  if (look.sidelights === true) {
    for (const x of [a - 0.46, a + w + 0.06]) {
      surface.inked(x, b + 0.1, 0.4, h - 0.1, '#f4efe2');
      sketch.polygon(
        surface.project([
          [x + 0.07, b + 0.5],
          [x + 0.33, b + 0.5],
          [x + 0.33, b + h - 0.1],
          [x + 0.07, b + h - 0.1],
        ]),
        { fill: glowing(surface), ...ink },
      );
    }
  }
  if (look.fanlight === 'round') {
    sketch.polygon(surface.project(arcPoints(a + w / 2, b + h + 0.04, w / 2, top - 0.06, 0, Math.PI)), {
      fill: glowing(surface),
      ...ink,
    });
    for (const angle of [0.25, 0.5, 0.75])
      surface.line(
        [
          [a + w / 2, b + h + 0.04],
          [
            a + w / 2 + (Math.cos(angle * Math.PI) * w) / 2,
            b + h + 0.04 + Math.sin(angle * Math.PI) * (top - 0.06),
          ],
        ],
        light.tone('#f4efe2'),
        surface.detail * 1.4,
      );
  }
  if (look.fanlight === 'square')
    sketch.polygon(
      surface.project([
        [a, b + h + 0.05],
        [a + w, b + h + 0.05],
        [a + w, b + h + top],
        [a, b + h + top],
      ]),
      { fill: glowing(surface), ...ink },
    );
  if (look.kind === 'arched')
    surface.fill(
      [
        [a, b],
        [a + w, b],
        [a + w, b + h - w / 2],
        ...arcPoints(a + w / 2, b + h - w / 2, w / 2, w / 2, 0, Math.PI),
      ],
      look.colour,
      1,
      ink,
    );
  else surface.inked(a, b, w, h, look.colour);
  drawLeaf(surface, a, b, w, h, look);
  surface.shade(
    [
      [a, b + h],
      [a + w, b + h],
      [a + w, b + h - 0.12],
      [a, b + h - 0.12],
    ],
    look.kind === 'arched' ? 0 : 0.3,
  );
  const knob = surface.project([
    [a + w * 0.86, b + h * 0.46, 0.05],
    [a + w * 0.9, b + h * 0.46, 0.05],
    [a + w * 0.9, b + h * 0.5, 0.05],
  ])[0];
  if (knob)
    sketch.circle(knob[0], knob[1], Math.max(1.5, surface.pixelsPerMetre * 0.05), {
      fill: light.tone('#e9c46a', 1.1),
      stroke: light.ink,
      width: 1,
    });
}

function drawLeaf(surface: Surface, a: number, b: number, w: number, h: number, look: DoorLook): void {
  const { light, sketch } = surface.scene;
  const dark = mixColours(look.colour, '#15152a', 0.3);
  const lineColour = light.tone(dark, surface.brightness);
  if (look.kind === 'panelled') {
    for (const [x, y, pw, ph] of [
      [0.12, 0.08, 0.32, 0.3],
      [0.56, 0.08, 0.32, 0.3],
      [0.12, 0.5, 0.32, 0.4],
      [0.56, 0.5, 0.32, 0.4],
    ] as const) {
      surface.rect(a + w * x, b + h * y, w * pw, h * ph, dark, 1, {
        stroke: lineColour,
        width: surface.detail * 0.7,
      });
      surface.rect(
        a + w * (x + 0.04),
        b + h * (y + 0.02),
        w * (pw - 0.04),
        h * (ph - 0.04),
        look.colour,
        1.03,
      );
    }
  } else if (look.kind === 'plank' || look.kind === 'arched') {
    for (let x = 0.2; x < 0.95; x += 0.2)
      surface.line(
        [
          [a + w * x, b + 0.05],
          [a + w * x, b + h * (look.kind === 'arched' ? 0.86 : 0.96)],
        ],
        lineColour,
        surface.detail * 0.8,
      );
  } else if (look.kind === 'glazed') {
    sketch.polygon(
      surface.project([
        [a + w * 0.18, b + h * 0.42],
        [a + w * 0.82, b + h * 0.42],
        [a + w * 0.82, b + h * 0.92],
        [a + w * 0.18, b + h * 0.92],
      ]),
      { fill: glowing(surface), stroke: light.ink, width: surface.detail * 0.8 },
    );
    surface.line(
      [
        [a + w * 0.5, b + h * 0.42],
        [a + w * 0.5, b + h * 0.92],
      ],
      light.tone(look.colour, surface.brightness),
      surface.detail * 1.6,
    );
  } else {
    sketch.polygon(
      surface.project([
        [a + w * 0.14, b + h * 0.1],
        [a + w * 0.3, b + h * 0.1],
        [a + w * 0.3, b + h * 0.92],
        [a + w * 0.14, b + h * 0.92],
      ]),
      { fill: glowing(surface) },
    );
    surface.line(
      [
        [a + w * 0.82, b + h * 0.25],
        [a + w * 0.82, b + h * 0.75],
      ],
      light.tone('#cfd3d6', 1),
      surface.detail * 2,
    );
  }
}

/** A garage door, with the ribs and small panes of its time. */
export function drawGarageDoor(
  surface: Surface,
  a: number,
  b: number,
  w: number,
  h: number,
  colour: string,
  isModern: boolean,
): void {
  const { light, sketch } = surface.scene;
  surface.inked(a - 0.12, b, w + 0.24, h + 0.14, '#f1ece0');
  surface.inked(a, b, w, h, colour);
  const line = light.tone(mixColours(colour, '#1a1a2a', 0.3), surface.brightness);
  for (let row = 1; row < 5; row += 1)
    surface.line(
      [
        [a, b + (h * row) / 5],
        [a + w, b + (h * row) / 5],
      ],
      line,
      surface.detail,
    );
  if (!isModern)
    for (let column = 1; column < 4; column += 1)
      surface.line(
        [
          [a + (w * column) / 4, b],
          [a + (w * column) / 4, b + h * 0.8],
        ],
        line,
        surface.detail * 0.8,
      );
  const panes = Math.max(2, Math.round(w / 0.7));
  for (let pane = 0; pane < panes; pane += 1) {
    const left = a + (w * (pane + 0.18)) / panes;
    sketch.polygon(
      surface.project([
        [left, b + h * 0.84],
        [left + (w * 0.64) / panes, b + h * 0.84],
        [left + (w * 0.64) / panes, b + h * 0.95],
        [left, b + h * 0.95],
      ]),
      { fill: glowing(surface), stroke: light.ink, width: surface.detail * 0.6 },
    );
  }
  surface.shade(
    [
      [a, b + h],
      [a + w, b + h],
      [a + w, b + h - 0.16],
      [a, b + h - 0.16],
    ],
    0.3,
  );
}
