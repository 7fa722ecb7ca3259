import type { SampleHome } from '../../samples/sample-listing.ts';
import { createSampleRandom, type SampleRandom } from '../../samples/sample-random.ts';
import { mixColours, multiplyColours } from '../space/colour.ts';
import { createLight, type Light } from '../space/light.ts';
import { Sketch } from '../space/sketch.ts';
import { Surface, type Scene } from '../space/surface.ts';
import { drawFloor } from './floors.ts';
import { chooseRoomLook, type FloorKind, type RoomLook } from './room-look.ts';
import { type RoomSetUp, setUpRoom, viewRoom } from './room-views.ts';

/** A room seen from its open side: back wall at y = depth, the eye at negative y. */
export interface Room {
  readonly scene: Scene;
  readonly home: SampleHome;
  readonly look: RoomLook;
  readonly setUp: RoomSetUp;
  readonly random: SampleRandom;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly back: Surface;
  readonly left: Surface;
  readonly right: Surface;
  readonly floor: Surface;
  readonly ceiling: Surface;
  /** How far the side walls come forward of y = 0. */
  readonly near: number;
}

/** Inside, light comes from windows and lamps: walls differ little, and evenings are warm. */
function createRoomLight(home: SampleHome, side: -1 | 1): Light {
  const base = createLight('day', side);
  const isDusk = home.light === 'dusk';
  return {
    ...base,
    isDusk,
    ink: isDusk ? '#2a2230' : base.ink,
    tone(colour, brightness = 1) {
      const lit = base.tone(colour, brightness);
      return isDusk ? mixColours(lit, multiplyColours(lit, '#efc79c'), 0.55) : lit;
    },
    brightnessOf([x, y, z]) {
      if (z > 0.5) return 1.03;
      if (z < -0.5) return 0.99;
      if (Math.abs(y) > Math.abs(x)) return 0.95;
      return x * side > 0 ? 1.02 : 0.82;
    },
  };
}

/** Opens a room: walls, floor, ceiling, skirting and, in old houses, beams or cornice. */
export function openRoom(
  home: SampleHome,
  name: string,
  size: {
    width: number;
    depth: number;
    floor?: FloorKind;
    floorColour?: string;
    wall?: string;
    backWall?: string;
  },
): Room {
  const look = chooseRoomLook(home, createSampleRandom(`look/${home.externalRef}`));
  const random = createSampleRandom(`${name}/${home.externalRef}`);
  const { width, depth } = size;
  const { height } = look;
  const setUp = setUpRoom(home, name);
  const camera = viewRoom(setUp.view, width);
  const side = random.chance(0.5) ? 1 : -1;
  const sketch = new Sketch({ isMirrored: setUp.isMirrored });
  const scene: Scene = { camera, sketch, light: createRoomLight(home, side), random };
  const near = 2.6;
  const left = new Surface(scene, [0, -near, 0], [0, 1, 0], [0, 0, 1]);
  const right = new Surface(scene, [width, depth, 0], [0, -1, 0], [0, 0, 1]);
  const back = new Surface(scene, [0, depth, 0], [1, 0, 0], [0, 0, 1]);
  const floor = new Surface(scene, [0, -near, 0], [1, 0, 0], [0, 1, 0]);
  const ceiling = new Surface(scene, [0, depth, height], [1, 0, 0], [0, -1, 0]);
  const wall = size.wall ?? look.wall;
  const ink = { stroke: scene.light.ink, width: 2.2 };
  scene.sketch.rect(0, 0, 1600, 1200, { fill: scene.light.tone(wall, 0.9) });
  ceiling.rect(0, 0, width, depth + near, mixColours('#fbf7ee', wall, look.level < 2 ? 0.35 : 0.1), 1, ink);
  drawFloor(floor, width, depth + near, size.floor ?? look.floor, size.floorColour ?? look.floorColour);
  left.rect(0, 0, depth + near, height, wall, 1, ink);
  right.rect(0, 0, depth + near, height, wall, 1, ink);
  back.rect(0, 0, width, height, size.backWall ?? wall, 1, ink);
  if (look.hasBeams)
    for (let y = 0.4; y < depth + near; y += 1.1)
      ceiling.rect(0, y, width, 0.24, look.level === 4 ? '#8a6547' : '#6d4f38', 0.95, ink);
  const skirting = look.isPeriod ? 0.2 : 0.1;
  for (const [surface, along] of [
    [back, width],
    [left, depth + near],
    [right, depth + near],
  ] as const) {
    surface.rect(0, 0, along, skirting, look.trim, 1, { stroke: scene.light.ink, width: 1.3 });
    if (look.isPeriod && height > 3)
      for (const up of [0.06, 0.14])
        surface.rect(0, height - up - 0.08, along, 0.08, look.trim, 1.02, {
          stroke: scene.light.ink,
          width: 1,
        });
  }
  if (look.level === 0) drawWear(back, width, height);
  return { scene, home, look, setUp, random, width, depth, height, back, left, right, floor, ceiling, near };
}

/** Damp, cracks and lifting paper. */
function drawWear(surface: Surface, width: number, height: number): void {
  const { random, light, sketch } = surface.scene;
  for (let n = 0; n < 3; n += 1) {
    const [a, b] = [random.between(0.3, width - 0.9), random.between(height * 0.6, height - 0.3)];
    const blot = surface.project([
      [a, b],
      [a + 0.3, b - 0.12],
      [a + 0.55, b],
      [a + 0.6, b + 0.3],
      [a + 0.2, b + 0.35],
      [a - 0.05, b + 0.2],
    ]);
    sketch.polygon(blot, { fill: light.tone('#a8966a', 1), opacity: 0.3 });
  }
  const x = width * random.between(0.2, 0.8);
  surface.line(
    [
      [x, height],
      [x + 0.1, height - 0.3],
      [x - 0.02, height - 0.55],
      [x + 0.12, height - 0.9],
    ],
    light.ink,
    1.6,
    0.7,
  );
  surface.fill(
    [
      [width - 0.5, height],
      [width, height],
      [width, height - 0.7],
      [width - 0.12, height - 0.3],
    ],
    '#efe6cf',
    1,
    { stroke: light.ink, width: 1.4 },
  );
}
