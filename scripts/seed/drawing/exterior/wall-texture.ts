import { mixColours } from '../space/colour.ts';
import type { Surface, SurfacePoint } from '../space/surface.ts';

export const wallMaterials = [
  'brick',
  'render',
  'stone',
  'rubble',
  'clapboard',
  'shingle',
  'boards',
  'logs',
  'adobe',
  'concrete',
] as const;
export type WallMaterial = (typeof wallMaterials)[number];

export interface Wall {
  readonly material: WallMaterial;
  readonly colour: string;
}

/** Where a level line at `up` enters and leaves a polygon on a surface. */
export function spanAt(outline: readonly SurfacePoint[], up: number): readonly [number, number] | undefined {
  const crossings: number[] = [];
  outline.forEach((point, index) => {
    const next = outline[(index + 1) % outline.length] ?? point;
    if (point[1] <= up !== next[1] <= up)
      crossings.push(point[0] + ((next[0] - point[0]) * (up - point[1])) / (next[1] - point[1]));
  });
  return crossings.length < 2 ? undefined : [Math.min(...crossings), Math.max(...crossings)];
}

/** Bricks and stones here and there, as a draughtsman hints at them. */
function hintCourses(
  surface: Surface,
  outline: readonly SurfacePoint[],
  colour: string,
  course: number,
  long: number,
  density: number,
): void {
  const { random } = surface.scene;
  const top = Math.max(...outline.map((point) => point[1]));
  const bottom = Math.min(...outline.map((point) => point[1]));
  const [dark, pale] = [mixColours(colour, '#2a1f30', 0.26), mixColours(colour, '#fff2dc', 0.28)];
  for (let up = bottom + course; up < top - course; up += course) {
    const span = spanAt(outline, up + course / 2);
    if (!span) continue;
    const count = Math.round((span[1] - span[0]) * density);
    for (let n = 0; n < count; n += 1) {
      if (!random.chance(0.32)) continue;
      const along = random.between(span[0] + 0.05, span[1] - long - 0.05);
      const length = long * random.pick([1, 1, 1, 2]);
      surface.rect(along, up, length, course * 0.78, random.chance(0.62) ? dark : pale, 1, { opacity: 0.5 });
    }
  }
}

function ruleLines(
  surface: Surface,
  outline: readonly SurfacePoint[],
  colour: string,
  step: number,
  strength: number,
): void {
  const top = Math.max(...outline.map((point) => point[1]));
  const bottom = Math.min(...outline.map((point) => point[1]));
  const line = surface.scene.light.tone(mixColours(colour, '#2a2540', strength), surface.brightness);
  for (let up = bottom + step; up < top; up += step) {
    const span = spanAt(outline, up);
    if (span)
      surface.line(
        [
          [span[0], up],
          [span[1], up],
        ],
        line,
        Math.max(0.9, surface.detail * 0.62),
      );
  }
}

function hintRubble(surface: Surface, outline: readonly SurfacePoint[], colour: string): void {
  const { random, light, sketch } = surface.scene;
  const top = Math.max(...outline.map((point) => point[1]));
  for (let up = 0.2; up < top - 0.1; up += 0.34) {
    const span = spanAt(outline, up);
    if (!span) continue;
    for (
      let along = span[0] + random.between(0.05, 0.5);
      along < span[1] - 0.6;
      along += random.between(0.5, 1.5)
    ) {
      const [w, h] = [random.between(0.28, 0.55), random.between(0.18, 0.28)];
      const stone: SurfacePoint[] = [
        [along, up + h * 0.2],
        [along + w * 0.3, up],
        [along + w * 0.9, up + h * 0.1],
        [along + w, up + h * 0.7],
        [along + w * 0.6, up + h],
        [along + w * 0.1, up + h * 0.85],
      ];
      const shade = mixColours(
        colour,
        random.pick(['#2f2a3a', '#fff4df', '#8a6f55']),
        random.between(0.12, 0.3),
      );
      sketch.polygon(surface.project(stone), {
        fill: light.tone(shade, surface.brightness),
        stroke: light.tone(mixColours(colour, '#2f2a3a', 0.45), surface.brightness),
        width: surface.detail * 0.5,
      });
    }
  }
}

/** Paints a wall and hints at what it is made of. */
export function drawWall(surface: Surface, outline: readonly SurfacePoint[], wall: Wall): void {
  const { light, random } = surface.scene;
  surface.fill(outline, wall.colour, 1);
  const { colour } = wall;
  if (wall.material === 'brick') hintCourses(surface, outline, colour, 0.15, 0.28, 0.75);
  else if (wall.material === 'stone') hintCourses(surface, outline, colour, 0.36, 0.7, 0.5);
  else if (wall.material === 'concrete') ruleLines(surface, outline, colour, 2.9, 0.12);
  else if (wall.material === 'rubble') hintRubble(surface, outline, colour);
  else if (wall.material === 'clapboard') ruleLines(surface, outline, colour, 0.24, 0.2);
  else if (wall.material === 'shingle') {
    ruleLines(surface, outline, colour, 0.3, 0.18);
    hintCourses(surface, outline, colour, 0.3, 0.2, 1.1);
  } else if (wall.material === 'logs') ruleLines(surface, outline, colour, 0.32, 0.45);
  else if (wall.material === 'boards') {
    const [low, high] = [
      Math.min(...outline.map((point) => point[0])),
      Math.max(...outline.map((point) => point[0])),
    ];
    const line = light.tone(mixColours(colour, '#241c28', 0.3), surface.brightness);
    const top = (along: number) =>
      outline.reduce((best, point, index) => {
        const next = outline[(index + 1) % outline.length] ?? point;
        if (point[0] <= along === next[0] <= along) return best;
        return Math.max(best, point[1] + ((next[1] - point[1]) * (along - point[0])) / (next[0] - point[0]));
      }, 0);
    for (let along = low + 0.3; along < high - 0.05; along += 0.3)
      surface.line(
        [
          [along, 0],
          [along, top(along)],
        ],
        line,
        surface.detail * 0.6,
      );
  } else {
    // Render and adobe: a few trowel marks.
    const high = Math.max(...outline.map((point) => point[1]));
    for (let n = 0; n < 9; n += 1) {
      const up = random.between(0.3, high - 0.2);
      const span = spanAt(outline, up);
      if (!span || span[1] - span[0] < 1.6) continue;
      const along = random.between(span[0] + 0.1, span[1] - 1.2);
      surface.line(
        [
          [along, up],
          [along + random.between(0.4, 1), up + 0.02],
        ],
        light.tone(mixColours(colour, '#5d5470', 0.16), surface.brightness),
        surface.detail * 0.8,
      );
    }
  }
  surface.scene.sketch.polygon(surface.project(outline), { stroke: light.ink, width: surface.outline });
}
